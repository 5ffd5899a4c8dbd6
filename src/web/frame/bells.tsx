import { Link } from 'react-router-dom';
import { useCount } from '../data/counts';
import { listPath } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { useWords } from '../i18n/words';
import { Icon } from './icon';

/** What waits for this person: unread notes and due reminders, in figures and in words, each a way there. */
export function Bells() {
  const { texts, counted } = useWords();
  const rights = useRights();
  const unread = useCount('note');
  const due = useCount('reminder');
  const { frame } = texts;
  return (
    <>
      {rights.may('note', 'list') && (
        <Bell
          to={`${listPath('note')}?unread=true`}
          icon="note"
          count={unread}
          word={unread ? counted(unread, frame.unreadOne, frame.unreadMany) : frame.unreadNone}
        />
      )}
      {rights.may('reminder', 'list') && (
        <Bell
          to={`${listPath('reminder')}?view=due_now`}
          icon="reminder"
          count={due}
          word={due ? counted(due, frame.dueOne, frame.dueMany) : frame.dueNone}
        />
      )}
    </>
  );
}

function Bell(props: { to: string; icon: 'note' | 'reminder'; count: number | undefined; word: string }) {
  const { to, icon, count, word } = props;
  return (
    <Link className="bell" to={to} aria-label={word} title={word}>
      <Icon name={icon} />
      {count ? <span className="bell-count figures">{count > 99 ? '99+' : count}</span> : null}
    </Link>
  );
}
