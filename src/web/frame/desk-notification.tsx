import { Notification } from 'react-admin';
import { NotificationContent } from './notification-content';

/** Five seconds, as the specification has it (section 8). */
const shown = 5000;

/** A message stays its time, whatever is pressed meanwhile; the next one takes its place. */
const stay = { onClickAway: (event: object) => Object.assign(event, { defaultMuiPrevented: true }) };

/** react-admin's notification, in the desk's look. */
export function DeskNotification() {
  return (
    <Notification
      autoHideDuration={shown}
      slots={{ content: NotificationContent }}
      slotProps={{ clickAwayListener: stay as never }}
    />
  );
}
