import { sql } from 'kysely';
import type { RowOf } from '#contract/commands/input';
import { from } from '../records/from';
import { conditions } from '../records/conditions';
import type { RequestContext } from '../request/context';
import { keptClasses, leastYears } from './kept-classes';

type Kept = RowOf<'listKept'>;
type Reader = Pick<RequestContext, 'db' | 'caller' | 'now'>;

const closedOn = ({ caller }: Reader) => sql`(t."closedDate" at time zone ${caller.timeZone})::date`;

const due = (reader: Reader) => sql`from ${from('file')} cross join lateral ${keptClasses} k
  cross join lateral (select (${closedOn(reader)} + make_interval(years => k.years))::date until) u
  left join "legalHold" h on h."fileId" = t._id
  where ${conditions('file', {}, reader.caller)} and t.closed and k.records > 0
    and t."closedDate" < ${reader.now.toISOString()}::timestamptz - make_interval(years => ${leastYears}::integer, days => -1)
    and u.until < (${reader.now.toISOString()}::timestamptz at time zone ${reader.caller.timeZone})::date`;

/** What of closed files has been kept for long enough, the oldest first. `free`: only what no legal hold keeps. */
export async function readKept(
  reader: Reader,
  { most, free = false }: { most: number; free?: boolean },
): Promise<Kept[]> {
  const { rows } =
    await sql<Kept>`select t._id "fileId", t.ref, k.class "keptClass", k.records, u.until::text "keptUntil",
    h."fileId" is not null "isHeld", h.reason "holdReason" ${due(reader)} ${free ? sql`and h."fileId" is null` : sql``}
    order by u.until, t._id, k.years, array_position(array['money', 'file'], k.class) nulls first limit ${most}`.execute(
      reader.db,
    );
  return rows;
}

/** How many entries there are; `free` as above. */
export async function countKept(reader: Reader, free = false): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer total ${due(reader)}
    ${free ? sql`and h."fileId" is null` : sql``}`.execute(reader.db);
  return rows[0]?.total ?? 0;
}
