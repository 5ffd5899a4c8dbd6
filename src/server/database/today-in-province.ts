import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import { vocabularies } from '#contract/vocabularies/index';
import type { Sql } from './tables';

/** The calendar day that it is in the province that the rows of alias `t` name as their `state`. */
export function todayInProvince(now: Date): Sql {
  // It is the same day all over the country for most of each day.
  const days = new Map(vocabularies.province.map((province) => [province, todayIn(province, now)]));
  const [first] = days.values();
  const others = [...days].filter(([, day]) => day !== first);
  const usual = sql`${first}::date`;
  if (others.length === 0) return usual;
  const cases = others.map(([province, day]) => sql`when ${province} then ${day}::date`);
  return sql`(case t.state ${sql.join(cases, sql.raw(' '))} else ${usual} end)`;
}
