import { sql } from 'kysely';
import { shownFee } from '#contract/lifecycles/fee';
import { sideOf } from '#contract/roles/sides';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import type { Scope } from '../../records/rules';
import { handlesAll, isLeft, onHandledFile } from '../handled-files';
import { onFileInScope, within } from '../scopes';

/**
 * The fees in a caller's scope: for the agency that handles a file all of them, for its client what it is charged once that
 * stands, for a vendor what is owed to its own company, also where the file has left its scope: then what stands, and what its own
 * people entered. What the agency only drafts there is not yet theirs.
 */
export function feesInScope(caller: Caller): Scope {
  const files = onFileInScope(caller);
  const own = sql`(t.direction = 'payable' and t."companyId" = any(${caller.tree}::uuid[]))`;
  switch (sideOf(caller.activityType)) {
    case 'client':
      return within(files, sql`(t.direction = 'receivable' and t.status = any(${shownFee}::text[]))`);
    case 'vendor':
      return ownPayables(caller, files, own);
    default:
      return handlesAll(caller) ? files : within(files, sql`(${own} or ${onHandledFile(caller)})`);
  }
}

// Who only works on what is given to them reads no further than that.
function ownPayables(caller: Caller, files: Scope, own: Sql): Scope {
  if (caller.scope !== 'assigned_company' || files === 'everything' || files === 'nothing')
    return within(files, own);
  return sql`(${own} and (${files} or ((t.status = any(${shownFee}::text[]) or t."createdBy" in (
      select u._id from "user" u where u."companyId" = any(${caller.tree}::uuid[])))
    and ${isLeft('t."fileId"')})))`;
}

/** The columns that a client's scope of fees goes by: it asks nothing else of them. */
export const feeScopeAsks = (caller: Caller): readonly string[] | undefined =>
  sideOf(caller.activityType) === 'client' ? ['direction', 'status', 'fileId'] : undefined;

/** What is expected on files in a caller's scope: a client sees what it may be charged, a vendor nothing. */
export function projectionsInScope(caller: Caller): Scope {
  const files = onFileInScope(caller);
  switch (sideOf(caller.activityType)) {
    case 'client':
      return within(files, sql`t.direction = 'receivable'`);
    case 'vendor':
      return 'nothing';
    default:
      return handlesAll(caller) ? files : within(files, onHandledFile(caller));
  }
}

/** The columns that a client's scope of what is expected goes by. */
export const projectionScopeAsks = (caller: Caller): readonly string[] | undefined =>
  sideOf(caller.activityType) === 'client' ? ['direction', 'fileId'] : undefined;
