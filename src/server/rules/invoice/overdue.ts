import { sql } from 'kysely';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import type { Sql } from '../../database/tables';
import { todayInProvince } from '../../database/today-in-province';
import { askedAt } from '../../request/caller';
import type { Caller } from '../../request/caller';

/** Whether a client owes money on an invoice; what is owed back on a credit note is none. Alias `t`. */
export const isOwing = sql`(t.status = any(${payableInvoice}::text[]) and t."balanceDue" > 0)`;

/** Whether money is still owed on an invoice after its due date, by the calendar of the province that it is for. Alias `t`. */
export function isOverdue(caller: Caller): Sql {
  return sql`(${isOwing}
    and t."dueDate" is not null and t."dueDate" < ${todayInProvince(askedAt(caller))})`;
}
