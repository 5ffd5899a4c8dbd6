import { sql } from 'kysely';
import type { Sql } from '../database/tables';
import type { RequestContext } from '../request/context';
import type { Line } from './propose';

/** A line as it is kept. */
export interface KeptLine extends Line {
  readonly _id: string;
  readonly statement: string;
}

/**
 * Whether a line waits to be booked, on the alias `l`: nobody set it aside, and it became no payment that stands. One whose payment was
 * reversed waits again.
 */
export const isWaiting: Sql = sql`(not l."isAside" and (l."paymentId" is null or not exists (
  select from payment p where p._id = l."paymentId" and p.status = 'cleared' and p."deletedAt" is null)))`;

/** Lines of bank statements up to the end of a page, how many there are of all, and what came in and went out by them. */
export interface ReadLines {
  readonly lines: readonly KeptLine[];
  readonly total: number;
  readonly moneyIn: string;
  readonly moneyOut: string;
}

/**
 * The first lines of the caller's agency that wait, the oldest first, or of those that were set aside, the newest first. `most`: how many
 * are read. `moneyIn`, `moneyOut`: decimal strings, none below zero, of all lines.
 */
export async function readLines(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { isAside, most }: { readonly isAside: boolean; readonly most: number },
): Promise<ReadLines> {
  const which = sql`l."companyId" = ${caller.headCompanyId}::uuid and ${isAside ? sql`l."isAside"` : isWaiting}`;
  const order = isAside ? sql`l."bookedOn" desc, l._id desc` : sql`l."bookedOn", l._id`;
  const { rows } = await sql<KeptLine & Omit<ReadLines, 'lines'>>`
    select l._id, l.statement, l."bookedOn", l.description, l.amount, count(*) over ()::integer total,
      coalesce(sum(l.amount) filter (where l.amount > 0) over (), 0)::numeric(14,2) "moneyIn",
      coalesce(-sum(l.amount) filter (where l.amount < 0) over (), 0)::numeric(14,2) "moneyOut"
    from "bankLine" l where ${which} order by ${order} limit ${most}`.execute(db);
  const { total = 0, moneyIn = '0.00', moneyOut = '0.00' } = rows[0] ?? {};
  return { lines: rows, total, moneyIn, moneyOut };
}
