import { sql } from 'kysely';
import type { StageName } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';

type Travelled = Pick<Recorded<'file'>, '_id' | 'stage'>;

/**
 * The stages that a file has been in, as its history tells them; null for who does not read histories, and where the history does
 * not lead from the first stage to the one in which the file stands.
 */
export async function stagesPassed(db: Db, file: Travelled, caller: Caller): Promise<StageName[] | null> {
  if (!may(caller, 'history', 'list')) return null;
  const { rows } = await sql<{ before: StageName; after: StageName }>`
    select c ->> 'before' before, c ->> 'after' after
    from history h cross join lateral jsonb_array_elements(h.changes) c
    where h."fileId" = ${file._id}::uuid and h.entity = 'file' and h."updatedFields" @> array['stage']
      and c ->> 'field' = 'stage'
    order by h.at, h._id`.execute(db);
  let at: StageName = 'intake';
  for (const { before, after } of rows) {
    if (before !== at) return null;
    at = after;
  }
  if (at !== file.stage) return null;
  return [...new Set<StageName>(['intake', ...rows.map(({ after }) => after)])];
}
