import { makeCalendarAddress } from '../calendar/calendar-address';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Makes the caller's calendar address, in place of the one before; it is told this once. */
export const createCalendarAddress: Handler<'createCalendarAddress'> = (context) =>
  inTransaction(context, async ({ app, db, caller, now, origin }) => {
    const token = await makeCalendarAddress(db, caller.userId, now);
    await noteSecurityEvent(db, now, 'calendar_address_made', caller.userId, whereFrom(origin));
    const url = `${app.settings.publicUrl}/api/desk/calendar/feed/${token}`;
    return { status: 201, body: { url, madeAt: now.toISOString() } };
  });
