import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useCount } from '../data/counts';
import { listPath } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { useWords } from '../i18n/words';

/** What waits for this person: unread notes and due reminders, in figures and in words, each a way there. */
export function Bells() {
  const { t, many } = useWords();
  const rights = useRights();
  const unread = useCount('note');
  const due = useCount('reminder');
  // What is not known yet is not said to be none.
  const wordOf = (
    count: number | undefined,
    name: string,
    none: string,
    some: 'frame.unread' | 'frame.due',
  ) => (count === undefined ? name : count > 0 ? t(some, { smart_count: count }) : none);
  return (
    <>
      {rights.may('note', 'list') && (
        <Bell
          to={`${listPath('note')}?unread=true`}
          icon={<ChatBubble />}
          count={unread}
          word={wordOf(unread, many('note'), t('frame.unreadNone'), 'frame.unread')}
        />
      )}
      {rights.may('reminder', 'list') && (
        <Bell
          to={`${listPath('reminder')}?view=due_now`}
          icon={<Notifications />}
          count={due}
          word={wordOf(due, many('reminder'), t('frame.dueNone'), 'frame.due')}
        />
      )}
    </>
  );
}

function Bell(props: { to: string; icon: ReactElement; count: number | undefined; word: string }) {
  const { to, icon, count = 0, word } = props;
  return (
    <Tooltip title={word}>
      <IconButton component={Link} to={to} aria-label={word}>
        <Badge badgeContent={count} color="primary">
          {icon}
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
