import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Figures } from '../../parts/words-in-line';
import { Sign } from '../../parts/sign';
import { useIdentity } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useNow } from '../../kinds/now';
import { Menu, MenuItem } from '../menu';
import { useSide } from '../own-side';
import { saveDocument } from './document-calls';
import type { DocumentRow } from './document-list';
import { isPicture, nameOf } from './document-list';
import { sizeText } from './size-text';

export type DocumentAction = 'preview' | 'relabel' | 'post' | 'remove';

interface DocumentLineProps {
  readonly row: DocumentRow;
  readonly onDo: (action: DocumentAction, row: DocumentRow) => void;
}

/** One document as a line: what it is, who sees it, whose it is. */
export function DocumentLine({ row, onDo }: DocumentLineProps) {
  const t = useTranslate();
  const { choice, locale } = useWords();
  const { http } = useIdentity();
  const name = nameOf(row);
  const clean = row.scanStatus === 'clean';
  const may = (action: string) => row.may?.includes(action) ?? false;
  return (
    <li className="paper">
      <Icon name={isPicture(row) ? 'eye' : 'file'} />
      <div className="paper-main">
        <button
          type="button"
          className="paper-name"
          disabled={!clean}
          aria-label={t('document.open', { name })}
          onClick={() => onDo('preview', row)}
        >
          {name}
        </button>
        <span className="paper-facts">
          <span>{choice('documentType', row.documentType)}</span>
          <Figures>{sizeText(row.sizeBytes, locale)}</Figures>
          <ReferenceName to="company" id={row.uploadedByCompanyId} linked={false} />
          <Signs row={row} />
        </span>
        {!clean && (
          <span className="paper-held" role="note">
            <WarningAmberIcon />{' '}
            {row.scanStatus === 'infected' ? t('document.heldBack') : t('document.unseen')}
          </span>
        )}
      </div>
      <span className="paper-when quiet">
        <MomentCell value={row.createdAt} place="row" />
      </span>
      {clean && (
        <Menu label={t('document.more', { name })} className="icon-button" button={<MoreHorizIcon />}>
          {(close) => {
            const item = (label: string, run: () => void) => (
              <MenuItem
                onChoose={() => {
                  close();
                  run();
                }}
              >
                {label}
              </MenuItem>
            );
            return (
              <>
                {item(t('document.preview'), () => onDo('preview', row))}
                {item(t('document.download'), () => void saveDocument(http, row.id))}
                {may('edit') && item(t('document.relabel'), () => onDo('relabel', row))}
                {may('postToClient') && item(t('document.post'), () => onDo('post', row))}
                {may('delete') && item(t('document.remove'), () => onDo('remove', row))}
              </>
            );
          }}
        </Menu>
      )}
    </li>
  );
}

function Signs({ row }: { row: DocumentRow }) {
  const t = useTranslate();
  const { choice, locale } = useWords();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  // Whom the agency keeps a paper from is nothing to tell those who have it before them.
  const isTold = useSide() === 'agency' || row.visibility !== 'internal';
  const late = row.expiresOn !== null && row.expiresOn < today;
  return (
    <>
      {isTold && (
        <Sign>
          {row.postedToClient ? t('document.postedMark') : choice('documentVisibility', row.visibility)}
        </Sign>
      )}
      {row.isStatutoryProof && (
        <Sign tone="warn" icon={<LockIcon />}>
          {t('document.proof')}
        </Sign>
      )}
      {row.expiresOn && (
        <span className={late ? 'sign sign-warn' : 'sign'}>
          {t(late ? 'document.expired' : 'document.expires', { date: formatDate(row.expiresOn, locale) })}
        </span>
      )}
    </>
  );
}
