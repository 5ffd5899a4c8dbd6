import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import { Problem } from '#contract/problems';
import type { Db, JobRow, Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { fileScope } from '../rules/scopes';

/**
 * The exports in a caller's scope, as a condition on the jobs under the alias `j`: those of their own company, and those whose every
 * file they reach. A vendor has no part in what an agency tells its client.
 */
export function exportsInScope(caller: Caller): Sql {
  const isExport = sql`j.kind = 'close_out'`;
  const scope = fileScope(caller, 'f');
  if (scope === 'everything') return isExport;
  if (scope === 'nothing' || sideOf(caller.activityType) === 'vendor') return sql`false`;
  const files = sql`select from "jobRow" r join file f on f._id = r."fileId" where r."jobId" = j._id`;
  return sql`${isExport} and (j."companyId" = any(${caller.tree}::uuid[]) or exists (${files}))
    and not exists (${files} and (${scope}) is not true)`;
}

/**
 * One export, whoever asked for it.
 * @throws Problem NOT_FOUND for one out of scope too.
 */
export async function exportOf(db: Db, caller: Caller, exportId: string): Promise<JobRow> {
  const { rows } = await sql<JobRow>`
    select j.* from job j where j._id = ${exportId}::uuid and ${exportsInScope(caller)}`.execute(db);
  if (!rows[0]) throw new Problem('NOT_FOUND');
  return rows[0];
}
