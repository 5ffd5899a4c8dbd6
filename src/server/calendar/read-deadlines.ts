import { sql } from 'kysely';
import { addDays } from '#contract/clocks/day';
import type { Row, Sql } from '../database/tables';
import { localTime } from '../jobs/export-cells';
import { listQueryOf, selected } from '../jobs/export-rows';
import { conditions } from '../records/conditions';
import { masksFor } from '../records/hidden-fields';
import { maskRow } from '../records/present';
import type { Caller } from '../request/caller';
import type { RequestContext } from '../request/context';
import type { Deadline } from './deadline-calendar';

const days = { back: 31, ahead: 400 } as const;
const most = 2_000;
const told = ['state', 'updatedAt'];

/** Whose deadlines: of the files that one person works, or of one client’s. */
interface Narrowed {
  readonly userId: string | null;
  readonly clientId: string | null;
}

/** The open deadlines of the files that somebody sees, by their day: from a month ago to a year ahead, at most 2,000. */
export async function readDeadlines(
  context: RequestContext,
  { userId, clientId }: Narrowed,
): Promise<Deadline[]> {
  const { db, caller, now } = context;
  const today = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  const asked = new URLSearchParams({
    closed: 'false',
    ...(userId && { assignedUsers: userId }),
    ...(clientId && { clientId }),
  });
  const { filters } = listQueryOf(context, 'file', asked.toString());
  const { rows } = await sql<Row>`
    select ${selected('file', told, caller)}, d.clock, d.notice, d.day
    from file t join ${deadlinesShown(caller)}
    where ${conditions('file', filters, caller)} and d.day between ${addDays(today, -days.back)} and ${addDays(today, days.ahead)}
    order by d.day, t._id, d.clock, d.notice limit ${most}`.execute(db);
  for (const row of rows) maskRow('file', row, caller);
  return rows as unknown as Deadline[];
}

/** The deadlines of a file that somebody is shown: all that are open, or the next alone. */
const deadlinesShown = (caller: Caller): Sql =>
  masksFor(caller, 'file').has('deadlines')
    ? sql`lateral (values (t."nextDeadlineKind", null, t."nextDeadline")) d(clock, notice, day) on d.day is not null`
    : sql`deadline d on d."fileId" = t._id`;
