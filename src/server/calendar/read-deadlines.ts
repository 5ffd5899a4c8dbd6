import { sql } from 'kysely';
import { addDays } from '#contract/clocks/day';
import type { Row } from '../database/tables';
import { localTime } from '../jobs/export-cells';
import { listQueryOf, selected } from '../jobs/export-rows';
import { conditions } from '../records/conditions';
import { maskRow } from '../records/present';
import type { RequestContext } from '../request/context';
import type { Deadline } from './deadline-calendar';

const days = { back: 31, ahead: 400 } as const;
const most = 2_000;
const told = ['nextDeadline', 'nextDeadlineKind', 'state', 'updatedAt'];

/** Whose deadlines: of the files that one person works, or of one client’s. */
interface Narrowed {
  readonly userId: string | null;
  readonly clientId: string | null;
}

/** The next deadline of each open file that somebody sees, by its day: from a month ago to a year ahead, at most 2,000. */
export async function readDeadlines(
  context: RequestContext,
  { userId, clientId }: Narrowed,
): Promise<Deadline[]> {
  const { db, caller, now } = context;
  const today = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  const asked = new URLSearchParams({
    closed: 'false',
    nextDeadlineFrom: addDays(today, -days.back),
    nextDeadlineTo: addDays(today, days.ahead),
    ...(userId && { assignedUsers: userId }),
    ...(clientId && { clientId }),
  });
  const { filters } = listQueryOf(context, 'file', asked.toString());
  const { rows } = await sql<Row>`
    select ${selected('file', told, caller)} from file t where ${conditions('file', filters, caller)}
    order by t."nextDeadline", t._id limit ${most}`.execute(db);
  for (const row of rows) maskRow('file', row, caller);
  return rows.filter((row) => row.nextDeadline && row.nextDeadlineKind) as unknown as Deadline[];
}
