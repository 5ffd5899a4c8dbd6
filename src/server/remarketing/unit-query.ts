import { sql } from 'kysely';
import { unitAges } from '#contract/remarketing/ages';
import type { UnitAge, UnitSort } from '#contract/remarketing/ages';
import { sideOf } from '#contract/roles/sides';
import type { Sql } from '../database/tables';
import { scopeConditions } from '../records/conditions';
import type { Caller } from '../request/caller';
import { handledBy, isPartner } from '../rules/handled-files';
import { fileScope } from '../rules/scopes';

/** What units are asked for by. */
export interface UnitFilters {
  readonly statusId?: string | null;
  readonly clientId?: string | null;
  readonly auctionId?: string | null;
  readonly ageing?: UnitAge | null;
  readonly saleDateFrom?: string | null;
  readonly saleDateTo?: string | null;
}

/** The units in a caller's scope: `u` with its file `f`. */
export const unitsFrom = sql`"remarketingUnit" u join file f on f._id = u."fileId"`;

/** Whether a caller is told what is between a client and the agency: the reserve, the buyer, what is put in order. */
export function seesAuction(caller: Caller): Sql {
  if (sideOf(caller.activityType) === 'vendor') return sql`false`;
  return isPartner(caller) ? handledBy(caller, 'f') : sql`true`;
}

/** The auction of a unit, which others who work on the file do not hear of. */
export const auctionOf = (caller: Caller): Sql =>
  sql`case when ${seesAuction(caller)} or u."auctionId" = any(${caller.tree}::uuid[]) then u."auctionId" end`;

/** For how many whole days a unit has been for sale. */
export const daysFor = (now: Date): Sql =>
  sql`greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - u.since) / 86400))::integer`;

/** The group of its age. */
export const ageOf = (now: Date): Sql => {
  const groups = Object.entries(unitAges).map(
    ([name, [, to]]) =>
      sql`when ${to === undefined ? sql`true` : sql`${daysFor(now)} <= ${to}`} then ${name}`,
  );
  return sql`case ${sql.join(groups, sql.raw(' '))} end`;
};

/** The condition of a list of units: in the caller's scope, and every filter but `except`. */
export function unitConditions(
  caller: Caller,
  now: Date,
  filters: UnitFilters,
  except?: keyof UnitFilters,
): Sql {
  const conditions: { readonly [F in keyof UnitFilters]-?: (value: string) => Sql } = {
    statusId: (value) => sql`u.status = (select s.name from status s where s._id = ${value}::uuid)`,
    clientId: (value) => sql`u."clientId" = ${value}::uuid`,
    auctionId: (value) => sql`${auctionOf(caller)} = ${value}::uuid`,
    ageing: (value) => sql`${ageOf(now)} = ${value}`,
    saleDateFrom: (value) => sql`u."saleDate" >= ${value}::date`,
    saleDateTo: (value) => sql`u."saleDate" <= ${value}::date`,
  };
  const asked = (Object.keys(conditions) as (keyof UnitFilters)[]).flatMap((name) => {
    const value = filters[name];
    return value && name !== except ? [conditions[name](value)] : [];
  });
  return sql.join(
    [sql`f."deletedAt" is null`, ...scopeConditions(fileScope(caller, 'f')), ...asked],
    sql` and `,
  );
}

/** The order of a list of units, absent values last and equal ones by their file. */
export function unitOrder(caller: Caller, { by, descending }: { by: UnitSort; descending: boolean }): Sql {
  // The longer for sale, the earlier since.
  const isTurned = by === 'daysInRemarketing';
  const columns: { readonly [S in UnitSort]: Sql } = {
    daysInRemarketing: sql`u.since`,
    saleDate: sql`u."saleDate"`,
    reservePrice: sql`case when ${seesAuction(caller)} then u."reservePrice" end`,
    cbbAverage: sql`u."cbbAverage"`,
    noSaleCount: sql`u."noSaleCount"`,
  };
  return sql`${columns[by]} ${sql.raw(descending === isTurned ? 'asc' : 'desc')} nulls last, u."fileId"`;
}
