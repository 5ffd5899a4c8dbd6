import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';

/** What a company shows of itself to the others on a file. */
export const shownToOthers = new Set([
  '_id',
  'version',
  'companyName',
  'legalName',
  'code',
  'activityType',
  'isOffice',
  'parentCompanyId',
  'city',
  'state',
  'phone',
  'email',
]);

/** A column of a company as a caller reads it; absent where it is as it stands. */
export function companyShownAs(caller: Caller, field: string): Sql | undefined {
  if (caller.operates || caller.scope === 'all' || shownToOthers.has(field)) return undefined;
  const isAgency = caller.activityType === 'agency';
  return sql`(case when t._id = any(${caller.family}::uuid[]) or t."parentCompanyId" = ${caller.headCompanyId}::uuid
    or (${isAgency}::boolean and t."activityType" <> 'agency') then ${sql.raw(`t."${field}"`)} end)`;
}
