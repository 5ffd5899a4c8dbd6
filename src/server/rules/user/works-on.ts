import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import { scopeCondition } from '../../records/conditions';
import type { Caller } from '../../request/caller';
import { isLimited } from '../../request/rights';
import { handledBy, handlesAll, workingOn } from '../handled-files';
import { fileScope } from '../scopes';

/**
 * Whether a company `c` works a file `t`: it is the agency `a` that handles it, or one of its house, or an assignment opens the file to it.
 */
export const worksThere: Sql = works(sql`a.lineage[1]`, workingOn('t'));

function works(house: Sql, working: Sql): Sql {
  return sql`(c.lineage[1] = ${house} or c.lineage && ${working})`;
}

/** The people `t` whom a caller may put on one of some files that they see. Who works a file is asked of it once, and not for each company. */
export function worksOn(fileIds: readonly unknown[], caller: Caller): Sql {
  const files = sql`select distinct t."agencyId", a.lineage[1] house, ${workingOn('t')} working
    from file t join company a on a._id = t."agencyId"
    where t._id = any(${fileIds}::uuid[]) and t."deletedAt" is null and ${scopeCondition(fileScope(caller))}`;
  return sql`t."userStatus" = 'active' and t."companyId" in (
    select c._id from (${files}) t join company c on ${works(sql`t.house`, sql`t.working`)} where ${placedBy(caller)})`;
}

/**
 * Whether it is for a caller to put people of a company `c` on a file `t`, and to take them off it: the agency that handles it places everyone,
 * unless its role is limited to its own office; everyone else their own.
 */
export function placedBy(caller: Caller): Sql {
  const own = sql`c._id = any(${caller.tree}::uuid[])`;
  if (caller.activityType !== 'agency') return own;
  const anyone = isLimited(caller, 'userAssignment', 'edit')
    ? sql`c._id = ${caller.companyId}::uuid`
    : sql`true`;
  return handlesAll(caller) ? anyone : sql`case when ${handledBy(caller)} then ${anyone} else ${own} end`;
}
