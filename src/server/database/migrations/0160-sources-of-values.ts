import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * Each value of an asset says where it is from. What was said of both by one source stays said of both, but for what a provider told: that was of
 * the current value alone.
 */
export const sourcesOfValues: Migration = {
  async up(db) {
    await sql.raw(/* sql */ `update file set asset = ${both('asset')} where ${isTyped('asset')}`).execute(db);
    await sql
      .raw(
        /* sql */ `update file set "additionalAssets" = (
          select jsonb_agg(case when ${isTyped('a')} then ${both('a')} else a end order by place)
          from jsonb_array_elements("additionalAssets") with ordinality one(a, place))
        where jsonb_typeof("additionalAssets") = 'array' and exists (
          select from jsonb_array_elements("additionalAssets") a where ${isTyped('a')})`,
      )
      .execute(db);
  },
};

const isTyped = (asset: string): string => `(${asset} ->> 'valueAtAssignment' is not null
  and (${asset} ->> 'valueSource' is not null or ${asset} ->> 'valueDate' is not null)
  and coalesce(${asset} ->> 'valueSource', '') not in ('cbb', 'simulated'))`;
const both = (asset: string): string => `${asset} || jsonb_build_object(
  'valueAtAssignmentSource', ${asset} -> 'valueSource', 'valueAtAssignmentDate', ${asset} -> 'valueDate')`;
