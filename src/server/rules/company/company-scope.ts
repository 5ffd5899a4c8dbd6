import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import type { Scope } from '../../records/rules';
import { handledBy, isPartner } from '../handled-files';
import { fileScope } from '../scopes';
import { scopeCondition } from '../../records/conditions';

/**
 * The companies in a caller's scope. The operating agency reaches all; everyone else their own company and its offices, and
 * those that stand on a file in their scope.
 */
export function companiesInScope(caller: Caller): Scope {
  return scopeBy(caller, sql`t._id`, sql`t.lineage @> array[${caller.headCompanyId}]::uuid[]`);
}

/** The people of the companies in a caller's scope, as a condition on the users' table. */
export function peopleInScope(caller: Caller): Scope {
  return scopeBy(caller, sql`t."companyId"`, sql`t."companyId" = any(${caller.family}::uuid[])`);
}

function scopeBy(caller: Caller, company: Sql, own: Sql): Scope {
  if (caller.scope === 'all' || caller.operates) return 'everything';
  const shared = companiesOnFiles(caller);
  return shared ? sql`(${own} or ${company} = any(${shared}))` : own;
}

/** The ids of all companies that stand on files in the caller's scope, as one array that is worked out once. */
export function companiesOnFiles(caller: Caller): Sql | undefined {
  const files = fileScope(caller);
  if (files === 'nothing') return undefined;
  // Vendors on one file compete: who else works on it is not told to them.
  const others = isPartner(caller)
    ? sql`case when ${handledBy(caller)} then t."assignedCompanies" end`
    : sideOf(caller.activityType) === 'vendor'
      ? sql`null::uuid[]`
      : sql`t."assignedCompanies"`;
  // Thousands of files have the same few companies: those that are alike are one before their companies are taken apart.
  return sql`array(
    select distinct unnest(array["clientId", "clientOfficeId", "agencyId"] || others) from (
      select distinct t."clientId", t."clientOfficeId", t."agencyId", ${others} others
      from file t where ${scopeCondition(files)} and t."deletedAt" is null) alike)`;
}
