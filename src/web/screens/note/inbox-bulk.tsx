import { fill } from '../../i18n/words';
import { Icon } from '../../frame/icon';
import { useNoteTexts } from './note-texts';

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
  const texts = useNoteTexts();
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
        <span>{some ? fill(texts.selected, { count: chosen.length }) : texts.selectAll}</span>
      </label>
      {some && (
        <span className="inbox-bulk-buttons">
          <button type="button" className="button button-quiet" onClick={() => onRead(false)}>
            <Icon name="check" /> {texts.markRead}
          </button>
          <button type="button" className="button button-quiet" onClick={() => onRead(true)}>
            <Icon name="mail" /> {texts.markUnread}
          </button>
          <button type="button" className="button button-quiet" onClick={() => onArchive(!archived)}>
            <Icon name="archive" /> {archived ? texts.unarchive : texts.archive}
          </button>
        </span>
      )}
    </div>
  );
}
