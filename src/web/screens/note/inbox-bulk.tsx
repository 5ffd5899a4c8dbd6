import Button from '@mui/material/Button';
import CheckIcon from '@mui/icons-material/Check';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';

interface InboxBulkProps {
  readonly chosen: readonly { readonly id: string }[];
  readonly all: number;
  readonly archived: boolean;
  readonly onAll: (every: boolean) => void;
  readonly onRead: (unread: boolean) => void;
  readonly onArchive: (archived: boolean) => void;
}

/** What can be done with several notes at once. */
export function InboxBulk({ chosen, all, archived, onAll, onRead, onArchive }: InboxBulkProps) {
  const t = useTranslate();
  const some = chosen.length > 0;
  return (
    <div className="inbox-bulk">
      <label className="tick">
        <input
          type="checkbox"
          checked={some && chosen.length === all}
          ref={(element) => {
            if (element) element.indeterminate = some && chosen.length < all;
          }}
          onChange={({ target }) => onAll(target.checked)}
        />
        <span>{some ? t('note.selected', { count: chosen.length }) : t('note.selectAll')}</span>
      </label>
      {some && (
        <span className="inbox-bulk-buttons">
          <Button variant="text" startIcon={<CheckIcon />} onClick={() => onRead(false)}>
            {t('note.markRead')}
          </Button>
          <Button variant="text" onClick={() => onRead(true)}>
            <Icon name="mail" /> {t('note.markUnread')}
          </Button>
          <Button variant="text" startIcon={<ArchiveIcon />} onClick={() => onArchive(!archived)}>
            {archived ? t('note.unarchive') : t('note.archive')}
          </Button>
        </span>
      )}
    </div>
  );
}
