import { sql } from 'kysely';
import { soldReasons } from '#contract/close-out/outcome';
import type { RowOf } from '#contract/commands/input';
import { scopeConditions } from '../records/conditions';
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
const isSold = sql`f."closingReason" = any(${[...soldReasons]}::text[])`;

/** What became of the files closed since a day, by client, those with the most first; amounts as far as the caller is told of them. */
export async function readOutcomes({ db, caller }: RequestContext, since: string): Promise<Outcome[]> {
  const shown = shownBy(caller);
  const where = [
    sql`f."deletedAt" is null and f.closed and f."closedDate" >= ${since}::date and ${seesAuction(caller)}`,
    ...scopeConditions(fileScope(caller, 'f')),
  ];
  const { rows } = await sql<Outcome>`
    select f."clientId", c."companyName" "clientName", count(*)::integer closed,
      count(*) filter (where f.recovery ->> 'securedDate' is not null)::integer secured,
      count(*) filter (where ${isSold})::integer sold,
      round(avg((f.remarketing ->> 'saleDate')::date - (f.recovery ->> 'securedDate')::date) filter (where ${isSold}))::integer "daysToSale",
      ${shown(sql`(sum(${net}) filter (where ${isSold}))::numeric(14,2)`, 'remarketing.salePrice', 'balanceAmount')} net,
      ${shown(sql`round(100 * sum(${net}) filter (where ${isSold} and ${book} > 0) / sum(${book}) filter (where ${isSold} and ${book} > 0))::integer`, 'remarketing.salePrice', 'balanceAmount', 'remarketing.cbbAverage')} "netOfBook"
    from file f join company c on c._id = f."clientId"
    where ${sql.join(where, sql` and `)} group by 1, 2 order by count(*) desc, 2, 1`.execute(db);
  return rows;
}
