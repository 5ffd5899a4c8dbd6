import { sql } from 'kysely';
import { soldReasons } from '#contract/close-out/outcome';
import type { RowOf } from '#contract/commands/input';
import { scopeConditions } from '../records/conditions';
import type { Caller } from '../request/caller';
import type { RequestContext } from '../request/context';
import { fileScope } from '../rules/scopes';
import { billedOn } from './billed-on';
import { shownBy } from './shown-amounts';
import { seesAuction } from './unit-sight';

type Outcome = RowOf<'showRemarketingOutcomes'>;

const price = sql`(f.remarketing ->> 'salePrice')::numeric`;
const book = sql`(f.remarketing ->> 'cbbAverage')::numeric`;
const net = sql`(${price} - ${billedOn(sql`f._id`)})`;
/** As the list behind each figure is narrowed. */
const isClosedSold = sql`f."closingReason" = any(${[...soldReasons]}::text[])`;

/** What ended since a day, for whom a file goes out of sight as it is closed: what was sold of those that are not. */
const ended = ({ scope }: Caller, since: string) =>
  scope === 'stage_limited'
    ? {
        isSold: sql`${price} is not null`,
        where: sql`not f.closed and ${price} is not null and (f.remarketing ->> 'saleDate')::date >= ${since}::date`,
      }
    : { isSold: isClosedSold, where: sql`f.closed and f."closedDate" >= ${since}::date` };

/**
 * What became of the files closed since a day, by client, those with the most first; amounts as far as the caller is told of them. Who
 * follows units no further than to their closing is told of those that were sold since.
 */
export async function readOutcomes({ db, caller }: RequestContext, since: string): Promise<Outcome[]> {
  const shown = shownBy(caller);
  const { isSold, where: isEnded } = ended(caller, since);
  const where = [
    sql`f."deletedAt" is null and ${isEnded} and ${seesAuction(caller)}`,
    ...scopeConditions(fileScope(caller, 'f')),
  ];
  const { rows } = await sql<Outcome>`
    select f."clientId", c."companyName" "clientName", count(*) filter (where f.closed)::integer closed,
      count(*) filter (where f.closed and f.recovery ->> 'securedDate' is not null)::integer secured,
      count(*) filter (where ${isSold})::integer sold,
      round(avg((f.remarketing ->> 'saleDate')::date - (f.recovery ->> 'securedDate')::date) filter (where ${isSold}))::integer "daysToSale",
      ${shown(sql`(sum(${net}) filter (where ${isSold}))::numeric(14,2)`, 'remarketing.salePrice', 'balanceAmount')} net,
      ${shown(sql`round(100 * sum(${net}) filter (where ${isSold} and ${book} > 0) / sum(${book}) filter (where ${isSold} and ${book} > 0))::integer`, 'remarketing.salePrice', 'balanceAmount', 'remarketing.cbbAverage')} "netOfBook"
    from file f join company c on c._id = f."clientId"
    where ${sql.join(where, sql` and `)} group by 1, 2 order by count(*) desc, 2, 1`.execute(db);
  return rows;
}
