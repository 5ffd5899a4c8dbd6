import { sql } from 'kysely';
import type { AnswerTo, RowOf } from '#contract/commands/input';
import type { Counted } from '#contract/commands/answer';
import { unitAgeNames } from '#contract/remarketing/ages';
import { nameOf } from '../database/names';
import type { Sql } from '../database/tables';
import type { RequestContext } from '../request/context';
import { choiceWord } from '../words/value-words';
import { ageOf } from './unit-age';
import { shownFacts } from './unit-facts';
import { unitConditions, unitsFrom } from './unit-query';
import type { UnitFilter, UnitFilters } from './unit-query';
import { auctionOf, seesAuction } from './unit-sight';

type Unit = RowOf<'listRemarketingDashboard'>;
type Totals = AnswerTo<'listRemarketingDashboard'>['totals'];

/** One page of the units that meet a condition. */
export async function readUnits(
  { db, caller, now }: RequestContext,
  where: Sql,
  order: Sql,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Unit[]> {
  // Which units there are on the page is settled first: a fact that is worked out is so for those alone.
  const { rows } = await sql<Unit>`
    select ${shownFacts(caller, now)} from (
      select u."fileId" id, row_number() over (order by ${order}) place from ${unitsFrom} where ${where}
      order by place limit ${size} offset ${(page - 1) * size}
    ) shown join ${unitsFrom} on u."fileId" = shown.id order by shown.place`.execute(db);
  return rows;
}

/** What all units that meet a condition come to, as far as the caller is told of each. */
export async function sumUnits({ db, caller }: RequestContext, where: Sql): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::integer units,
      coalesce(sum(u."reservePrice") filter (where ${seesAuction(caller)}), 0)::numeric(14,2)::text "reservePrice",
      coalesce(sum(u."cbbAverage") filter (where ${seesAuction(caller)}), 0)::numeric(14,2)::text "cbbAverage"
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
  const count = async (own: UnitFilter, value: Sql, label: Sql): Promise<Counted[]> => {
    const { rows } = await sql<Counted>`
      select g.value, ${label} as label, g.count from (
        select ${value} as value, count(*)::integer as count from ${unitsFrom} join status s on s.name = u.status
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
