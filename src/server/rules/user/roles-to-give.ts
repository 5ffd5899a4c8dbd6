import { sql } from 'kysely';
import { operatingAgency } from '../../database/operating-agency';
import type { Sql } from '../../database/tables';
import { scopeCondition } from '../../records/conditions';
import type { Caller, Permission } from '../../request/caller';
import { companiesInScope } from '../company/company-scope';

/** What decides over others' rights; nobody hands out more of it than they hold. */
const governing = ['role', 'user', 'company', 'housekeeping', 'seed'];

/** Whether people of a company `c` can hold a role `r`. */
export const isHeldThere: Sql = sql`(r."isActive" and c."activityType" = any(r."assignableToActivityTypes")
  and (r.scope <> 'all' or c.lineage[1] = ${operatingAgency}))`;

/**
 * Whether a caller may make someone hold a role `r`. Who sees everything may give any; an agency's people give its roles but
 * that one; a client's or vendor's give no role that can do more than their own.
 */
export function isGivenBy(caller: Caller): Sql {
  if (caller.scope === 'all') return sql`true`;
  const among = caller.activityType === 'agency' ? governing : undefined;
  return sql`(r.scope <> 'all' and ${isWithin(caller.permissions, among)})`;
}

/**
 * Whether all that a role `r` lets do, read or take out is in a list of permissions, and as far as it reaches there. `among`: of these
 * resources alone.
 */
export function isWithin(held: readonly Permission[], among?: readonly string[]): Sql {
  const any = held.flatMap(({ resource, actions }) => actions.map((action) => `${resource}.${action}`));
  const whole = held.flatMap(({ resource, actions, limited }) =>
    actions.filter((action) => !limited?.includes(action)).map((action) => `${resource}.${action}`),
  );
  const asked = among ? sql`p->>'resource' = any(${among}::text[]) and` : sql``;
  return sql`not exists (
    select from jsonb_array_elements(r.permissions) p, jsonb_array_elements_text(p->'actions') action
    where ${asked} not (p->>'resource') || '.' || action
      = any(case when p->'limited' ? action then ${any}::text[] else ${whole}::text[] end))`;
}

/** The roles `t` that a caller may give to people of companies that they see. */
export function givenAt(companyIds: readonly unknown[], caller: Caller): Sql {
  const seen = scopeCondition(companiesInScope(caller));
  return sql`exists (select from role r, (select t.* from company t where t._id = any(${companyIds}::uuid[]) and ${seen}) c
    where r._id = t._id and ${isHeldThere} and ${isGivenBy(caller)})`;
}
