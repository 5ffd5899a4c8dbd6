import { sql } from 'kysely';
import type { Sql } from '../database/tables';
import type { ReportAsk } from './report-type';

/**
 * The days on which a payment, on an alias, moved money: that on which it cleared, and that on which it was taken back. What waits has
 * moved nothing yet. `sign` is -1 where it goes back.
 */
export const movementsOf = (payment: string, as: string, { caller }: ReportAsk): Sql => {
  const p = sql.raw(payment);
  return sql`join lateral (values (${p}."clearedDate", 1), ((${p}."reversedAt" at time zone ${caller.timeZone})::date, -1)) ${sql.raw(as)}("day", sign)
    on ${p}.status in ('cleared', 'reversed', 'refunded') and ${p}."clearedDate" is not null and ${sql.raw(as)}."day" is not null`;
};
