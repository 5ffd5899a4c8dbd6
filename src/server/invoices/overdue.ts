import { sql } from 'kysely';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { todayIn } from '#contract/placement/province-time';
import { vocabularies } from '#contract/vocabularies/index';
import type { Sql } from '../database/tables';
import { askedAt } from '../request/caller';
import type { Caller } from '../request/caller';

/** Whether money is still owed on an invoice after its due date, by the calendar of the province that it is for. Alias `t`. */
export function isOverdue(caller: Caller): Sql {
  return sql`(t.status = any(${payableInvoice}::text[]) and t."balanceDue" > 0
    and t."dueDate" is not null and t."dueDate" < ${today(askedAt(caller))})`;
}

// It is the same day all over the country for most of each day.
function today(now: Date): Sql {
  const days = new Map(vocabularies.province.map((province) => [province, todayIn(province, now)]));
  const [first] = days.values();
  const others = [...days].filter(([, day]) => day !== first);
  const usual = sql`${first}::date`;
  if (others.length === 0) return usual;
  const cases = others.map(([province, day]) => sql`when ${province} then ${day}::date`);
  return sql`(case t.state ${sql.join(cases, sql.raw(' '))} else ${usual} end)`;
}
