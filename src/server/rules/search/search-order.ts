import { sql } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import {
  answeredSearch,
  costOfSearch,
  searchCounts,
  stillCounts,
  waitingSearch,
} from '#contract/reference/searches';
import type { Call } from '#contract/resource';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Sql } from '../../database/tables';
import { find } from '../../records/find';
import { from } from '../../records/from';
import type { HistoryEntry } from '../../records/rules';
import type { RequestContext, TransactionContext } from '../../request/context';
import { sideOnFile } from '../handled-files';
import { conflict, forbiddenField, invalid } from '../refuse';

type Kind = ValueOf<'searchKind'>;
type File = Recorded<'file'>;
/** What every search has, whichever it is. */
export type Order = Pick<
  Recorded<'vinSearch'>,
  '_id' | 'fileId' | 'status' | 'provider' | 'cost' | 'orderedBy' | 'orderedAt' | 'problem'
>;

/**
 * The file that something is searched for, where the caller's side buys searches for it.
 * @throws Problem NOT_FOUND, FIELD_FORBIDDEN
 */
export async function fileToSearch(context: TransactionContext, fileId: string): Promise<File> {
  const file = await find(context.db, 'file', fileId, context.caller);
  if (sideOnFile(context.caller, file) === 'vendor') throw forbiddenField('fileId');
  return file;
}

/** Holds what is searched for to the file: what is found is the file's, and opens its gates. */
export function holdToSerial({ serialNumber }: File, vin: string): void {
  if (!serialNumber) throw invalid('vin', sentence('searches.fileHasNoVin'));
  if (vin !== serialNumber) throw invalid('vin', sentence('searches.vinNotOfFile', { vin: serialNumber }));
}

export function needRegistry(jurisdictions: readonly string[]): void {
  if (jurisdictions.length === 0) throw invalid('jurisdictions', sentence('searches.nameRegistry'));
}

/**
 * Refuses to buy the same a second time while the first still counts, unless that is asked for in so many words. The file is held by then,
 * so that of two who ask at once the second sees the first. `same`: the condition on the alias `t`, beside the file.
 */
export async function refuseSecond(
  context: TransactionContext,
  kind: Kind,
  { fileId, again }: { readonly fileId: string; readonly again?: boolean | null },
  same: Sql,
): Promise<void> {
  if (again) return;
  const since = new Date(context.now.getTime() - searchCounts * 86_400_000).toISOString();
  const { rows } = await sql<Order>`
    select t.status, t."orderedAt", t.cost from ${from(kind)} where t."fileId" = ${fileId}::uuid and ${same}
      and t."orderedAt" > ${since} order by t."orderedAt" desc`.execute(context.db);
  const standing = rows.find((one) => stillCounts(one, context.now));
  if (!standing) return;
  const { orderedAt, cost } = standing;
  throw conflict(sentence('searches.standsAlready', { on: orderedAt.slice(0, 10), cost }));
}

/** The host's part of an order: it is kept before anybody is asked. `registries`: how many are. */
export function newOrder({ app, caller, now }: TransactionContext, kind: Kind, registries = 1) {
  return {
    status: 'ordered',
    cost: costOfSearch(kind, registries),
    provider: app.searches[kind].name,
    orderedBy: caller.userId,
    orderedAt: now.toISOString(),
  } as const;
}

/** Puts an order on its way, in the transaction that keeps it. */
export async function sendOrder(context: TransactionContext, kind: Kind, { _id }: Order): Promise<void> {
  const at = context.now.toISOString();
  await context.db
    .insertInto('searchOrder')
    .values({ searchId: _id, attempts: 0, nextAt: at, createdAt: at })
    .execute();
  await context.app.jobs.enqueueSearch(context.db, kind, _id);
}

/** Reports are the orders that have their answer. */
export const reportsAt =
  (reports: Call) =>
  (context: RequestContext, query: ListQuery): ListQuery => {
    if (context.origin.call !== reports) return query;
    const asked = query.filters.status ?? answeredSearch;
    const status = asked.filter((one) => (answeredSearch as readonly unknown[]).includes(one));
    return { ...query, filters: { ...query.filters, status: status.length > 0 ? status : ['draft'] } };
  };

/** What history tells of a search: the client that it is for reads it, a vendor does not. */
export const orderHistory =
  (kind: Kind) =>
  (event: 'created' | 'updated' | 'removed', order: Order): HistoryEntry => {
    const { status, provider, problem } = order;
    const isOver = event === 'updated' && !waitingSearch.includes(status);
    const said = problem
      ? sentence('searches.waits', { kind, status, why: problem })
      : sentence('searches.outcome', { kind, status });
    return {
      type: isOver ? 'search_completed' : 'search_ordered',
      message: event === 'created' ? sentence('searches.ordered', { kind, provider }) : said,
      visibility: 'client',
      hidden: ['providerReference'],
    };
  };
