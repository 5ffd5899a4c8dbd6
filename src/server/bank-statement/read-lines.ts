import { sql } from 'kysely';
import type { Sql } from '../database/tables';
import type { RequestContext } from '../request/context';
import type { Line } from './propose';

/** A line as it is kept. */
export interface KeptLine extends Line {
  readonly _id: string;
  readonly statement: string;
}

export const mostListed = 200;

/**
 * Whether a line waits to be booked, on the alias `l`: nobody set it aside, and it became no payment that stands. One whose payment was
 * reversed waits again.
 */
export const isWaiting: Sql = sql`(not l."isAside" and (l."paymentId" is null or not exists (
  select from payment p where p._id = l."paymentId" and p.status = 'cleared' and p."deletedAt" is null)))`;

/** The lines of the caller's agency that wait, the oldest first, or those that were set aside, the newest first; and how many there are. */
export async function readLines(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  isAside: boolean,
): Promise<{ readonly lines: readonly KeptLine[]; readonly total: number }> {
  const which = sql`l."companyId" = ${caller.headCompanyId}::uuid and ${isAside ? sql`l."isAside"` : isWaiting}`;
  const order = isAside ? sql`l."bookedOn" desc, l._id desc` : sql`l."bookedOn", l._id`;
  const { rows } = await sql<KeptLine & { total: number }>`
    select l._id, l.statement, l."bookedOn", l.description, l.amount, count(*) over ()::integer total
    from "bankLine" l where ${which} order by ${order} limit ${mostListed}`.execute(db);
  return { lines: rows, total: rows[0]?.total ?? 0 };
}
