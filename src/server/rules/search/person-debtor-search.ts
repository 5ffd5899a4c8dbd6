import { sql } from 'kysely';
import type { Draft } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { find } from '../../records/find';
import type { Rules } from '../../records/rules';
import type { TransactionContext } from '../../request/context';
import { may } from '../../request/rights';
import { invalid } from '../refuse';
import { proposeSearchFee } from './propose-search-fee';
import {
  fileToSearch,
  needRegistry,
  newOrder,
  orderHistory,
  refuseSecond,
  reportsAt,
  sendOrder,
} from './search-order';
import { searchesInScope } from './searches-in-scope';

const kind = 'personDebtorSearch';

// Who may not see the date of birth may not have it sent anywhere either.
async function holdToParty(context: TransactionContext, draft: Draft<typeof kind>): Promise<void> {
  const { relatedPartyId, searchMode } = draft;
  const party = await find(context.db, 'relatedParty', relatedPartyId, context.caller);
  if (party.isBusiness !== (searchMode === 'business'))
    throw invalid('searchMode', sentence('searches.businessByName'));
  if (searchMode !== 'specific') return;
  if (!may(context.caller, 'pii', 'reveal'))
    throw invalid('searchMode', sentence('searches.birthDateNotYours'));
  if (!party.dateOfBirth) throw invalid('searchMode', sentence('searches.birthDateNeeded'));
}

export const personDebtorSearchRules: Rules<typeof kind> = {
  scope: searchesInScope,
  ask: reportsAt('GET /personDebtorSearch/reports'),
  beforeCreate: async (context, draft) => {
    const { jurisdictions, relatedPartyId, searchMode } = draft;
    await fileToSearch(context, draft.fileId);
    await holdToParty(context, draft);
    needRegistry(jurisdictions);
    const same = sql`t."relatedPartyId" = ${relatedPartyId}::uuid and t."searchMode" = ${searchMode}
      and t.jurisdictions && ${jurisdictions}::text[]`;
    await refuseSecond(context, kind, draft, same);
    return newOrder(context, kind, jurisdictions.length);
  },
  afterCreate: (context, order) => sendOrder(context, kind, order),
  follow: async (context, before, after) => {
    if (before.status !== after.status)
      await proposeSearchFee(context, kind, after, after.jurisdictions.length);
  },
  history: orderHistory(kind),
};
