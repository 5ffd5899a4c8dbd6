import { sql } from 'kysely';
import type { AnswerTo, RowOf } from '#contract/commands/input';
import type { Counted } from '#contract/commands/answer';
import { unitAgeNames } from '#contract/remarketing/ages';
import { nameOf } from '../database/names';
import type { Sql } from '../database/tables';
import type { RequestContext } from '../request/context';
import { choiceWord } from '../words/value-words';
import { billedOn } from './billed-on';
import { shownBy } from './shown-amounts';
import { ageOf, auctionOf, daysFor, seesAuction, unitConditions, unitsFrom } from './unit-query';
import type { UnitFilters } from './unit-query';

type Unit = RowOf<'listRemarketingDashboard'>;
type Totals = AnswerTo<'listRemarketingDashboard'>['totals'];

const of = (part: string, name: string): Sql => sql.raw(`f."${part}" ->> '${name}'`);
const stands = sql`r."fileId" = f._id and r."deletedAt" is null and r.status <> 'cancelled'`;

/** What is left of the price of a unit after what is billed to its client. */
const net = sql`((${of('remarketing', 'salePrice')})::numeric - ${billedOn(sql`f._id`)})`;

/** One page of the units that meet a condition. */
export async function readUnits(
  { db, caller, now }: RequestContext,
  where: Sql,
  order: Sql,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Unit[]> {
  const told = (value: Sql): Sql => sql`case when ${seesAuction(caller)} then ${value} end`;
  const auction = auctionOf(caller);
  const left = shownBy(caller)(told(net), 'remarketing.salePrice', 'balanceAmount');
  const { rows } = await sql<Unit>`
    select f._id "fileId", f.ref, f."clientId", ${nameOf('company', sql`f."clientId"`)} "clientName", f."assetSummary",
      f."serialNumber" vin, f.state, s._id "statusId", f.status "statusName",
      ${auction} "auctionId", case when ${auction} is not null then ${nameOf('company', auction)} end "auctionName",
      ${of('remarketing', 'auctionStockNumber')} "auctionStockNumber",
      coalesce(${of('storage', 'lotAddress')}, ${of('recovery', 'recoveryAddress')}) location,
      ${of('recovery', 'securedDate')} "securedDate",
      coalesce(${of('priorNotice', 'priorNoticeExpiry')}, ((${of('notice', 'earliestSaleDate')})::date - 1)::text) "noticeExpiryDate",
      coalesce(${of('notice', 'earliestSaleDate')}, ${of('priorNotice', 'surrenderFrom')}) "earliestSaleDate",
      ${daysFor(now)} "daysInRemarketing",
      ((${now.toISOString()}::timestamptz at time zone 'America/Toronto')::date - (${of('recovery', 'securedDate')})::date) "daysSinceSecured",
      (${of('recovery', 'odometerKm')})::integer "mileageInKms",
      (${of('remarketing', 'conditionGrade')})::float8 "conditionGrade",
      ${of('recovery', 'keysStatus')} "keysStatus", ${of('recovery', 'drivable')} drivable,
      ${of('remarketing', 'appraisalValue')} "appraisalValue", ${of('remarketing', 'appraisalDate')} "appraisalDate",
      u."cbbAverage", ${told(sql`u."reservePrice"`)} "reservePrice", ${told(of('remarketing', 'floorPrice'))} "floorPrice",
      ${of('remarketing', 'reserveStatus')} "reserveStatus",
      ${told(sql`(select sum(r."estimateAmount") from "repairsAndReconditioning" r where ${stands})`)} "reconEstimate",
      ${told(sql`(select sum(r."approvedAmount") from "repairsAndReconditioning" r where ${stands})`)} "reconApproved",
      ${told(sql`(select r.status from "repairsAndReconditioning" r where ${stands} order by r."createdAt" desc, r._id desc limit 1)`)}
        "reconStatus",
      u."saleDate"::text "saleDate", ${of('remarketing', 'saleChannel')} "saleChannel", ${of('remarketing', 'runNumber')} "runNumber",
      (${of('remarketing', 'runCount')})::integer "runCount", u."noSaleCount", ${of('remarketing', 'lastBid')} "lastBid",
      ${of('remarketing', 'offerStatus')} "offerStatus", ${of('remarketing', 'salePrice')} "salePrice",
      round(100 * (${of('remarketing', 'salePrice')})::numeric / nullif(u."cbbAverage", 0), 1)::float8 "salePercentOfCbb",
      (${left})::numeric(14,2)::text net, round(100 * (${left})::numeric / nullif(u."cbbAverage", 0), 1)::float8 "netPercentOfCbb",
      ${told(sql`(select coalesce(p."legalName", concat_ws(' ', p."firstName", p."lastName")) from purchaser p
        where p._id = (${of('remarketing', 'purchaserId')})::uuid)`)} "purchaserName",
      ${of('remarketing', 'proceedsStatus')} "proceedsStatus", ${of('remarketing', 'ownershipStatus')} "ownershipStatus",
      ${of('remarketing', 'lienStatus')} "lienStatus", ${of('remarketing', 'announcements')} announcements,
      ${of('remarketing', 'lightCode')} "lightCode", f.hold,
      f."insolvencyStatus" not in ('none', 'discharged', 'unknown') "stopFlag"
    from ${unitsFrom} join status s on s.name = f.status
    where ${where} order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}

/** What all units that meet a condition come to, as far as the caller is told of each. */
export async function sumUnits({ db, caller }: RequestContext, where: Sql): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::integer units,
      coalesce(sum(u."reservePrice") filter (where ${seesAuction(caller)}), 0)::numeric(14,2)::text "reservePrice",
      coalesce(sum(u."cbbAverage"), 0)::numeric(14,2)::text "cbbAverage"
    from ${unitsFrom} where ${where}`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('a sum without a grouping answers one row');
  return totals;
}

/** For each kind of bucket its values with their counts, over the same filter less that bucket's own. */
export async function countUnits(
  { db, caller, now, language }: RequestContext,
  filters: UnitFilters,
): Promise<Record<string, Counted[]>> {
  const count = async (own: keyof UnitFilters, value: Sql, label: Sql): Promise<Counted[]> => {
    const { rows } = await sql<Counted>`
      select g.value, ${label} as label, g.count from (
        select ${value} as value, count(*)::integer as count from ${unitsFrom} join status s on s.name = f.status
        where ${unitConditions(caller, now, filters, own)} group by 1
      ) g where g.value is not null order by g.count desc, 2`.execute(db);
    return rows;
  };
  const company = nameOf('company', sql`g.value`);
  const [statusId, clientId, auctionId, ageing] = await Promise.all([
    count('statusId', sql`s._id`, sql`(select n.name from status n where n._id = g.value)`),
    count('clientId', sql`u."clientId"`, company),
    count('auctionId', auctionOf(caller), company),
    count('ageing', ageOf(now), sql`g.value`),
  ]);
  return {
    statusId: statusId.map((one) => ({ ...one, label: choiceWord('statusName', one.label, language) })),
    clientId,
    auctionId,
    ageing: ageing.sort((a, b) => placeOf(a) - placeOf(b)),
  };
}

const placeOf = ({ value }: Counted): number => unitAgeNames.findIndex((name) => name === value);
