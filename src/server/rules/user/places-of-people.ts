import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import { scopeCondition } from '../../records/conditions';
import type { Caller } from '../../request/caller';
import { companiesInScope } from '../company/company-scope';

/** Whether a company `c` takes people at all. */
export const takesPeople: Sql = sql`c."companyStatus" = 'active'`;

/** Whether a caller may place people in a company `c`: who sees everything in any, everyone else in their own and its offices. */
export const isPlacedBy = (caller: Caller): Sql =>
  caller.scope === 'all' ? sql`true` : sql`c._id = any(${caller.tree}::uuid[])`;

/** Whether people of a company `c` can belong to a company `o`: an office of the same house. */
const isOfficeOf: Sql = sql`(o."isOffice" and o."deletedAt" is null and o.lineage[1] = c.lineage[1])`;

/** Whether a caller may place people in a company `t`. */
export const placedAt = (caller: Caller): Sql =>
  sql`exists (select from company c where c._id = t._id and ${takesPeople} and ${isPlacedBy(caller)})`;

/** The companies `t` that people of companies that a caller sees can belong to. */
export function officesFor(companyIds: readonly unknown[], caller: Caller): Sql {
  const seen = scopeCondition(companiesInScope(caller));
  return sql`exists (select from company o, (select t.* from company t where t._id = any(${companyIds}::uuid[]) and ${seen}) c
    where o._id = t._id and ${isOfficeOf})`;
}

/** The people `t` of the houses that companies belong to, their offices' and those beside them. */
export const houseOf = (companyIds: readonly unknown[]): Sql =>
  sql`t."companyId" in (select c._id from company o join company c on c.lineage[1] = o.lineage[1]
    where o._id = any(${companyIds}::uuid[]))`;
