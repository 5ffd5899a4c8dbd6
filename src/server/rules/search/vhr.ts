import { sql } from 'kysely';
import { reportsAMonth } from '#contract/reference/searches';
import { sentence } from '#contract/words/sentence';
import type { Rules } from '../../records/rules';
import type { TransactionContext } from '../../request/context';
import { isLimited } from '../../request/rights';
import { conflict, invalid } from '../refuse';
import { proposeSearchFee } from './propose-search-fee';
import {
  fileToSearch,
  holdToSerial,
  newOrder,
  orderHistory,
  refuseSecond,
  reportsAt,
  sendOrder,
} from './search-order';
import { searchesInScope } from './searches-in-scope';

const kind = 'vhr';

/** Whose right is a limited one orders within what their company has a month. */
async function holdToCap(context: TransactionContext): Promise<void> {
  if (!isLimited(context.caller, kind, 'create')) return;
  const month = `${context.now.toISOString().slice(0, 7)}-01`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer count from vhr t join "user" u on u._id = t."orderedBy"
    where u."companyId" = any(${context.caller.family}::uuid[]) and t."orderedAt" >= ${month}::date`.execute(
    context.db,
  );
  if ((rows[0]?.count ?? 0) >= reportsAMonth)
    throw conflict(sentence('searches.monthlyCap', { most: reportsAMonth }));
}

export const vhrRules: Rules<typeof kind> = {
  scope: searchesInScope,
  ask: reportsAt('GET /carfax/vhrReports'),
  beforeCreate: async (context, draft) => {
    const file = await fileToSearch(context, draft.fileId);
    const { vin, product = 'verified', includeIcbc } = draft;
    holdToSerial(file, vin);
    if (includeIcbc && file.state !== 'BC')
      throw invalid('includeIcbc', sentence('searches.onlyBritishColumbia'));
    await holdToCap(context);
    await refuseSecond(context, kind, draft, sql`t.vin = ${vin} and t.product = ${product}`);
    return newOrder(context, kind);
  },
  afterCreate: (context, order) => sendOrder(context, kind, order),
  follow: async (context, before, after) => {
    if (before.status !== after.status) await proposeSearchFee(context, kind, after);
  },
  history: orderHistory(kind),
};
