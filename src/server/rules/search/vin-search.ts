import { sql } from 'kysely';
import type { Rules } from '../../records/rules';
import { followVinSearch } from './follow-vin-search';
import {
  fileToSearch,
  holdToSerial,
  needRegistry,
  newOrder,
  orderHistory,
  refuseSecond,
  reportsAt,
  sendOrder,
} from './search-order';
import { searchesInScope } from './searches-in-scope';

const kind = 'vinSearch';

export const vinSearchRules: Rules<typeof kind> = {
  scope: searchesInScope,
  ask: reportsAt('GET /vinSearch/reports'),
  beforeCreate: async (context, draft) => {
    const { vin, jurisdictions } = draft;
    holdToSerial(await fileToSearch(context, draft.fileId), vin);
    needRegistry(jurisdictions);
    const same = sql`t.vin = ${vin} and t.jurisdictions && ${jurisdictions}::text[]`;
    await refuseSecond(context, kind, draft, same);
    return newOrder(context, kind, jurisdictions.length);
  },
  afterCreate: (context, order) => sendOrder(context, kind, order),
  follow: followVinSearch,
  history: orderHistory(kind),
};
