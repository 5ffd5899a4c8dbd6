import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import { Problem } from '#contract/problems';
import type { Db } from '../../database/tables';

/** What billing has to know of a file: whose it is, who bills it, and what day it is for the agency that does. */
export interface BillingFile {
  readonly ref: string;
  readonly state: ValueOf<'province'>;
  readonly clientId: string;
  readonly agencyId: string;
  /** In whose book the numbers of its invoices stand: the topmost company of the agency. */
  readonly supplierId: string;
  readonly language: 'en' | 'fr';
  readonly email: string | null;
  readonly paymentTermsDays: number;
  readonly remittanceDays: number | null;
  /** `YYYY-MM-DD`, by the clocks of the agency. */
  readonly today: string;
}

/** Reads what billing has to know of a file. */
export async function billingFile(db: Db, fileId: string, now: Date): Promise<BillingFile> {
  const found = await db
    .selectFrom('file as f')
    .innerJoin('company as c', 'c._id', 'f.clientId')
    .innerJoin('company as a', 'a._id', 'f.agencyId')
    .where('f._id', '=', fileId)
    .select([
      'f.ref',
      'f.state',
      'f.clientId',
      'f.agencyId',
      'c.language',
      'c.email',
      'c.paymentTermsDays',
      'c.remittanceDays',
      'a.state as home',
      sql<string>`a.lineage[1]`.as('supplierId'),
    ])
    .executeTakeFirst();
  if (!found) throw new Problem('NOT_FOUND');
  const { home, ...file } = found;
  return { ...file, today: todayIn(home, now) };
}

/** A calendar day so many days later. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
