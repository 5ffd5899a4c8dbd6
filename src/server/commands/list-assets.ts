import { sql } from 'kysely';
import type { AnswerTo } from '#contract/commands/input';
import type { Handler } from './handler';

/** How far a model that is still made reaches beyond the year in which it is asked for: the next model year is sold already. */
const ahead = 1;

/**
 * What the catalogue has to choose from, narrowed by what is chosen already: its models, or the years, makes, models or trims among
 * them, each once and in order.
 */
export const listAssets: Handler<'listAssets'> = async ({ db, now }, query) => {
  const { assetType, year, auMake, auModel, auTrim, groupBy } = query;
  const latest = now.getUTCFullYear() + ahead;
  const models = sql`
    select t."assetType", t."auMake", t."auModel", t."yearFrom", least(coalesce(t."yearTo", ${latest}), ${latest}) "yearTo", t."auTrims"
    from asset t
    where t."deletedAt" is null and (${assetType ?? null}::text is null or t."assetType" = ${assetType ?? null})
      and (${auMake ?? null}::text is null or lower(t."auMake") = lower(${auMake ?? null}))
      and (${auModel ?? null}::text is null or lower(t."auModel") = lower(${auModel ?? null}))
      and (${auTrim ?? null}::text is null or ${auTrim ?? null} = any(t."auTrims"))
      and (${year ?? null}::integer is null or ${year ?? null}::integer between t."yearFrom" and coalesce(t."yearTo", ${latest}))`;
  const values = {
    year: sql`select distinct to_jsonb(y) value from (${models}) m, generate_series(m."yearFrom", m."yearTo") y order by 1 desc`,
    auMake: sql`select distinct to_jsonb(m."auMake") value from (${models}) m order by 1`,
    auModel: sql`select distinct to_jsonb(m."auModel") value from (${models}) m order by 1`,
    auTrim: sql`select to_jsonb(trim) value from (${models}) m, unnest(m."auTrims") with ordinality u(trim, place) group by trim order by min(place), trim`,
  } as const;
  if (groupBy) {
    const { rows } = await sql<{ value: string | number }>`${values[groupBy]}`.execute(db);
    return { body: { data: rows.map(({ value }) => ({ [groupBy]: value })) } };
  }
  const { rows } = await sql<AnswerTo<'listAssets'>['data'][number]>`
    select * from (${models}) m order by "auMake", "auModel", "yearFrom"`.execute(db);
  return { body: { data: rows } };
};
