import { readCalendarAddress } from '../calendar/calendar-address';
import type { Handler } from './handler';

/** Whether the caller's deadlines are read by a calendar program, and since when. */
export const showCalendarAddress: Handler<'showCalendarAddress'> = async ({ db, caller }) => ({
  body: await readCalendarAddress(db, caller.userId),
});
