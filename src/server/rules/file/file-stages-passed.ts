import { sql } from 'kysely';
import type { StageName } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import type { Sql } from '../../database/tables';

/** A change of a file's stage, as its history tells it. */
export interface StageChange {
  readonly before: StageName;
  readonly after: StageName;
}

/** The changes of a file's stage in their order, as a column. `fileId`: its id, in SQL. */
export function stageChanges(fileId: Sql): Sql {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('before', c ->> 'before', 'after', c ->> 'after') order by h.at, h._id), '[]')
    from history h cross join lateral jsonb_array_elements(h.changes) c
    where h."fileId" = ${fileId} and h.entity = 'file' and h."updatedFields" @> array['stage'] and c ->> 'field' = 'stage')`;
}

/** The stages that a file has been in; null for who does not read histories, and where its history does not lead from the first stage to the one in which the file stands. */
export function stagesPassed(
  { stage }: Pick<Recorded<'file'>, 'stage'>,
  changes: readonly StageChange[] | null,
): StageName[] | null {
  if (!changes) return null;
  let at: StageName = 'intake';
  for (const { before, after } of changes) {
    if (before !== at) return null;
    at = after;
  }
  if (at !== stage) return null;
  return [...new Set<StageName>(['intake', ...changes.map(({ after }) => after)])];
}
