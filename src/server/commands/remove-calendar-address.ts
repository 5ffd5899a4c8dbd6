import { removeCalendarAddress as remove } from '../calendar/calendar-address';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Ends the caller's calendar address: whoever asks there finds nothing any more. */
export const removeCalendarAddress: Handler<'removeCalendarAddress'> = (context) =>
  inTransaction(context, async ({ db, caller, now, origin }) => {
    if (await remove(db, caller.userId))
      await noteSecurityEvent(db, now, 'calendar_address_removed', caller.userId, whereFrom(origin));
    return { body: {} };
  });
