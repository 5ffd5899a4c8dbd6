import { useIdentity } from '../../identity/identity-context';
import { Dialog } from '../../frame/dialog';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { saveDocument } from './document-calls';
import { DocumentContent } from './document-content';
import type { DocumentRow } from './document-list';
import { isPicture, nameOf } from './document-list';

interface PreviewProps {
  readonly row: DocumentRow;
  /** The pictures beside it, itself included: the arrows go through them. */
  readonly pictures: readonly DocumentRow[];
  readonly onTurn: (row: DocumentRow) => void;
  readonly onClose: () => void;
}

/** A document in place: a paper in a frame, a picture with those beside it. */
export function PreviewDialog({ row, pictures, onTurn, onClose }: PreviewProps) {
  const t = useTranslate();
  const { http } = useIdentity();
  const at = isPicture(row) ? pictures.findIndex(({ id }) => id === row.id) : -1;
  const turn = (step: number) => {
    const next = at < 0 ? undefined : pictures[at + step];
    if (next) onTurn(next);
  };
  return (
    <Dialog wide title={nameOf(row)} onClose={onClose}>
      <div
        className="preview"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') turn(-1);
          if (key === 'ArrowRight') turn(1);
        }}
      >
        <DocumentContent key={row.id} row={row} />
        <footer className="dialog-foot preview-foot">
          {at >= 0 && pictures.length > 1 && (
            <>
              <button
                type="button"
                className="icon-button"
                aria-label={t('document.previous')}
                disabled={at === 0}
                onClick={() => turn(-1)}
              >
                <Icon name="left" />
              </button>
              <span className="quiet figures">
                {t('document.place', { number: at + 1, total: pictures.length })}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={t('document.next')}
                disabled={at === pictures.length - 1}
                onClick={() => turn(1)}
              >
                <Icon name="right" />
              </button>
            </>
          )}
          <button type="button" className="button" onClick={() => void saveDocument(http, row.id)}>
            <Icon name="export" /> {t('document.download')}
          </button>
        </footer>
      </div>
    </Dialog>
  );
}
