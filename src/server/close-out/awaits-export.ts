import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';

/**
 * Whose word a file's lender is given: an agency's for the files that it handles, the lender's own for its files, a vendor's never.
 * On the alias `t`, within the caller's scope.
 */
export function reportedTo(caller: Caller): Sql {
  const side = sideOf(caller.activityType);
  if (side === 'agency') return sql`t."agencyId" = any(${caller.family}::uuid[])`;
  return side === 'client' ? sql`true` : sql`false`;
}

/** Whether a file waits to be told to its lender by the caller's house. Alias `t`. */
export const awaitsExport = (caller: Caller): Sql =>
  sql`(t.closed and t."exportedAt" is null and ${reportedTo(caller)})`;
