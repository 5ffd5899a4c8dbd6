import { sql } from 'kysely';
import type { Draft } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { findWhere } from '../../records/find';
import type { Rules } from '../../records/rules';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import { followDischarge } from './follow-discharge';
import { fileToSearch, newOrder, orderHistory, refuseSecond, reportsAt, sendOrder } from './search-order';
import { searchesInScope } from './searches-in-scope';

const kind = 'lienDischarge';

async function holdToOwn(context: TransactionContext, draft: Draft<typeof kind>): Promise<void> {
  const { fileId, registrationNumber, jurisdiction } = draft;
  const onFile = sql`t."fileId" = ${fileId}::uuid`;
  const [held] = await findWhere(context.db, 'lienHolder', onFile, context.caller);
  const isOwn = held?.parties?.some(
    (one) =>
      one.isOurClient && one.registrationNumber === registrationNumber && one.jurisdiction === jurisdiction,
  );
  if (!isOwn) throw invalid('registrationNumber', sentence('searches.dischargeOwn'));
}

export const lienDischargeRules: Rules<typeof kind> = {
  scope: searchesInScope,
  ask: reportsAt('GET /lienDischarge/reports'),
  beforeCreate: async (context, draft) => {
    await fileToSearch(context, draft.fileId);
    await holdToOwn(context, draft);
    const same = sql`t."registrationNumber" = ${draft.registrationNumber} and t.jurisdiction = ${draft.jurisdiction}`;
    await refuseSecond(context, kind, draft, same);
    return newOrder(context, kind);
  },
  afterCreate: (context, order) => sendOrder(context, kind, order),
  follow: followDischarge,
  history: orderHistory(kind),
  // What secured a debt is let go of when the debt is settled, and that is often after the file is closed.
  openWhenClosed: () => true,
};
