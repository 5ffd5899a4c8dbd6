import { sql } from 'kysely';
import { ageingFrom, unitAges } from '#contract/remarketing/ages';
import type { Sql } from '../database/tables';

/** For how many whole days a unit has been for sale. */
export const daysFor = (now: Date): Sql =>
  sql`greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - u.since) / 86400))::integer`;

/** Whether it is ageing, as long as it is for sale. */
export const isAgeing = (now: Date): Sql =>
  sql`f.stage = 'remarketing' and (${daysFor(now)} >= ${ageingFrom.days} or coalesce(u."noSaleCount", 0) >= ${ageingFrom.noSales})`;

/** The group of its age. */
export const ageOf = (now: Date): Sql => {
  const groups = Object.entries(unitAges).map(
    ([name, [, to]]) =>
      sql`when ${to === undefined ? sql`true` : sql`${daysFor(now)} <= ${to}`} then ${name}`,
  );
  return sql`case ${sql.join(groups, sql.raw(' '))} end`;
};
