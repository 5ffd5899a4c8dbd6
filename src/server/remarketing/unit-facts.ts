import { sql } from 'kysely';
import { factsBetween, unit } from '#contract/remarketing/unit';
import type { UnitFact } from '#contract/remarketing/unit';
import { nameOf } from '../database/names';
import type { Sql } from '../database/tables';
import { rows } from '../kinds/index';
import type { Caller } from '../request/caller';
import { billedOn } from './billed-on';
import { daysFor, isAgeing } from './unit-age';
import { auctionOf, isUntold, seesAuction } from './unit-sight';

const of = (part: string, name: string): Sql => sql.raw(`f."${part}" ->> '${name}'`);
const stands = sql`r."fileId" = f._id and r."deletedAt" is null and r.status <> 'cancelled'`;
/** What a client declined is not put in order, and costs nothing. */
const isToBeDone = sql`filter (where r.status <> 'declined')`;
const repairs = (what: string): Sql =>
  sql`(select ${sql.raw(what)} ${isToBeDone} from "repairsAndReconditioning" r where ${stands})`;
/** What is left of the price of a unit after what is billed to its client; before there is a price, nothing billed is looked at. */
const net = sql`(case when u."salePrice" is not null then u."salePrice" - ${billedOn(sql`u."fileId"`)} end)`;
const percentOfCbb = (amount: Sql): Sql => sql`round(100 * ${amount} / nullif(u."cbbAverage", 0), 1)`;

/** The facts of a unit that are no columns of it under the same name. */
const worked = {
  ref: sql`f.ref`,
  clientName: nameOf('company', sql`u."clientId"`),
  assetSummary: sql`f."assetSummary"`,
  vin: sql`f."serialNumber"`,
  state: sql`f.state`,
  statusId: sql`(select s._id from status s where s.name = u.status)`,
  statusName: sql`u.status`,
  location: sql`coalesce(${of('storage', 'lotAddress')}, ${of('recovery', 'recoveryAddress')})`,
  securedDate: of('recovery', 'securedDate'),
  noticeExpiryDate: sql`coalesce((${of('priorNotice', 'priorNoticeExpiry')})::date, (${of('notice', 'earliestSaleDate')})::date - 1)`,
  earliestSaleDate: sql`coalesce(${of('notice', 'earliestSaleDate')}, ${of('priorNotice', 'surrenderFrom')})`,
  mileageInKms: of('recovery', 'odometerKm'),
  keysStatus: of('recovery', 'keysStatus'),
  drivable: of('recovery', 'drivable'),
  reconEstimate: repairs('sum(r."estimateAmount")'),
  reconApproved: repairs('sum(r."approvedAmount")'),
  reconStatus: sql`(select r.status from "repairsAndReconditioning" r where ${stands} order by r."createdAt" desc, r._id desc limit 1)`,
  cbbSource: of('remarketing', 'cbbSource'),
  salePercentOfCbb: percentOfCbb(sql`u."salePrice"`),
  net,
  netPercentOfCbb: percentOfCbb(net),
  purchaserName: sql`(case when u."purchaserId" is not null then (
    select coalesce(p."legalName", concat_ws(' ', p."firstName", p."lastName")) from purchaser p where p._id = u."purchaserId") end)`,
  hold: sql`f.hold`,
  stopFlag: sql`f."insolvencyStatus" not in ('none', 'discharged', 'unknown')`,
} as const satisfies { readonly [F in UnitFact]?: Sql };

/**
 * Each fact of a unit as a caller is told it, none where they are told of no unit: what a row shows, what it is found by and what it is
 * ordered by are this one value.
 */
export function unitFact(caller: Caller, now: Date, fact: UnitFact): Sql | undefined {
  if (isUntold(caller, fact)) return undefined;
  const between: readonly UnitFact[] = factsBetween;
  const value = valueOf(caller, now, fact);
  return typed(
    fact,
    between.includes(fact) ? sql`case when ${seesAuction(caller)} then ${value} end` : value,
  );
}

function valueOf(caller: Caller, now: Date, fact: UnitFact): Sql {
  if (fact === 'auctionId') return auctionOf(caller);
  if (fact === 'auctionName') return nameOf('company', auctionOf(caller));
  if (fact === 'daysInRemarketing') return daysFor(now);
  if (fact === 'ageingFlag') return isAgeing(now);
  if (fact === 'daysSinceSecured')
    return sql`(${now.toISOString()}::timestamptz at time zone 'America/Toronto')::date - (${worked.securedDate})::date`;
  return fact in worked ? worked[fact as keyof typeof worked] : sql.raw(`u."${fact}"`);
}

/** Every fact of a row, under its name. */
export const shownFacts = (caller: Caller, now: Date): Sql =>
  sql.join(
    (Object.keys(unit) as UnitFact[]).map(
      (fact) => sql`${unitFact(caller, now, fact) ?? typed(fact, sql`null`)} ${sql.ref(fact)}`,
    ),
  );

// As a column of its kind, it comes out of the database as it travels.
const typed = (fact: UnitFact, value: Sql): Sql => sql`(${value})::${sql.raw(rows[unit[fact].kind].column)}`;
