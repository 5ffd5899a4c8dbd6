import { useGetList } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatDate } from '../../kinds/format';
import type { DocumentRow } from '../document/document-list';
import { nameOf } from '../document/document-list';
import { sizeText } from '../document/size-text';
import { usePaperUpload } from './paper-upload';
import type { SentPaper } from './paper-upload';

const accepted = '.pdf,.jpg,.jpeg,.png,.heic,.heif,.tif,.tiff';

/** The paper of an invoice: dropped or chosen and sent in at once, or one that lies on the files already. */
export function PaperField({ fileIds }: { fileIds: readonly string[] }) {
  const { said } = useWords();
  const t = useTranslate();
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ name: 'documentId' });
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const upload = usePaperUpload(fileIds, onChange);
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  const problem = fieldState.error?.message;
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) upload.choose(file);
  };
  return (
    <div className="entry entry-wide">
      <span id={`${id}-label`} className="entry-label">
        {t('vendorInvoice.paper.title')}{' '}
        <span className="optional">{t('vendorInvoice.paper.neededToSubmit')}</span>
      </span>
      <div
        className={over ? 'paper-drop paper-drop-over' : 'paper-drop'}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-said`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <input
          ref={chooser}
          type="file"
          className="unseen"
          tabIndex={-1}
          accept={accepted}
          aria-label={t('vendorInvoice.paper.choose')}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
        {chosen && !upload.sent && (
          <span className="paper-chosen">
            <Icon name="file" /> <ReferenceName to="document" id={chosen} linked={false} />
          </span>
        )}
        {upload.sent && <Sending sent={upload.sent} onRetry={upload.retry} />}
        <span className="paper-acts">
          <button
            type="button"
            className="button"
            ref={ref}
            onClick={() => chooser.current?.click()}
            disabled={upload.sent?.state === 'sending'}
          >
            <Icon name="import" />{' '}
            {chosen ? t('vendorInvoice.paper.replace') : t('vendorInvoice.paper.choose')}
          </button>
          {(chosen ?? upload.sent) && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                upload.drop();
                onChange(null);
              }}
            >
              {t('vendorInvoice.paper.takeOff')}
            </button>
          )}
          {!chosen && <span className="quiet">{t('vendorInvoice.paper.orDrop')}</span>}
        </span>
        {!chosen && <LyingPapers fileIds={fileIds} onChoose={onChange} />}
      </div>
      <p id={`${id}-said`} className={problem ? 'field-problem' : 'field-hint'}>
        {problem
          ? said(problem, { path: 'documentId', label: t('vendorInvoice.paper.title') })
          : t('vendorInvoice.paper.help')}
      </p>
    </div>
  );
}

function Sending({ sent, onRetry }: { sent: SentPaper; onRetry: () => void }) {
  const { locale } = useWords();
  const t = useTranslate();
  return (
    <span className={`paper-chosen paper-${sent.state}`} aria-live="polite">
      <Icon name={sent.state === 'failed' ? 'alert' : 'import'} />
      <strong>{sent.file.name}</strong>
      <span className="quiet figures">{sizeText(sent.file.size, locale)}</span>
      {sent.state === 'sending' && (
        <progress aria-label={t('vendorInvoice.paper.sending')} value={sent.share} />
      )}
      <span>
        {sent.message ??
          (sent.state === 'waiting' ? t('vendorInvoice.paper.waiting') : t('vendorInvoice.paper.sending'))}
      </span>
      {sent.state === 'failed' && (
        <button type="button" className="link" onClick={onRetry}>
          {t('vendorInvoice.paper.retry')}
        </button>
      )}
    </span>
  );
}

function LyingPapers({ fileIds, onChoose }: { fileIds: readonly string[]; onChoose: (id: string) => void }) {
  const { t, choice, locale } = useWords();
  const rights = useRights();
  const { data = [] } = useGetList<DocumentRow>(
    resourcePaths.document,
    {
      filter: { fileIds: [...fileIds] },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: fileIds.length > 0 && rights.may('document', 'list'), placeholderData: (before) => before },
  );
  const clean = data.filter(({ scanStatus }) => scanStatus === 'clean');
  if (clean.length === 0 || fileIds.length === 0) return null;
  return (
    <label className="paper-lying">
      <span>{t('vendorInvoice.paper.orPick')}</span>
      <select className="box" value="" onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t('vendorInvoice.paper.papersOfFiles', { smart_count: clean.length })}</option>
        {clean.map((row) => (
          <option key={row.id} value={row.id}>
            {[
              nameOf(row),
              choice('documentType', row.documentType),
              formatDate(row.createdAt.slice(0, 10), locale),
            ].join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
}
