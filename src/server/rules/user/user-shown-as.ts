import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';

/** What people show of themselves to those of other companies: who they are, not how to reach them or what they may do. */
export const shownToOthers = new Set([
  '_id',
  'version',
  'firstName',
  'lastName',
  'title',
  'companyId',
  'activityType',
  'state',
]);

/** A column of a person as a caller reads it; absent where it is as it stands. */
export function userShownAs(caller: Caller, field: string): Sql | undefined {
  return caller.scope === 'all' || caller.operates || shownToOthers.has(field)
    ? undefined
    : sql`(case when t."companyId" = any(${caller.family}::uuid[]) then ${sql.raw(`t."${field}"`)} end)`;
}
