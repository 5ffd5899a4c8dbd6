import { sql } from 'kysely';
import { unitAges } from '#contract/remarketing/ages';
import type { Sql } from '../database/tables';

/** For how many whole days a unit has been for sale. */
export const daysFor = (now: Date): Sql =>
  sql`greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - u.since) / 86400))::integer`;

/** The group of its age. */
export const ageOf = (now: Date): Sql => {
  const groups = Object.entries(unitAges).map(
    ([name, [, to]]) =>
      sql`when ${to === undefined ? sql`true` : sql`${daysFor(now)} <= ${to}`} then ${name}`,
  );
  return sql`case ${sql.join(groups, sql.raw(' '))} end`;
};
