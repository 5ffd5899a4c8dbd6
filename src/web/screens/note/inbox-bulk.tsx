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
          <button type="button" className="button button-quiet" onClick={() => onRead(false)}>
            <Icon name="check" /> {t('note.markRead')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => onRead(true)}>
            <Icon name="mail" /> {t('note.markUnread')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => onArchive(!archived)}>
            <Icon name="archive" /> {archived ? t('note.unarchive') : t('note.archive')}
          </button>
        </span>
      )}
    </div>
  );
}
