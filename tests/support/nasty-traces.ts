import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { edges, nastyFile } from './nasty-files';
import { nastyAt } from './nasty-network';

const types = ['employment', 'insurance', 'social_media', 'employment'];
const results = ['pending', 'located_verified', 'deceased', 'new_lead', 'pending'];

const traces = Array.from({ length: 24 }, (_, index) => ({
  _id: seedId('skipTrace', `nasty-${index}`),
  fileId: nastyFile(index % 3),
  skipTraceType: types[index % 4],
  relatedPartyId: index % 3 === 0 ? seedId('relatedParty', 'nasty-0') : null,
  source: 'Calls',
  permissiblePurpose: 'locate_collateral',
  companyId: seedId('company', index % 4 === 3 ? 'V01' : 'NLR'),
  orderedBy: seedId('user', 'supervisor@demo.example'),
  orderedAt: edges[index % edges.length],
  result: results[index % 5],
  cost: index % 2 ? '25.00' : null,
  sharedWithVendor: index % 2 === 0,
  deletedAt: index === 23 ? nastyAt : null,
}));

/** Skip traces on the first three files, at moments on both sides of a bound. */
export const fillNastyTraces = (db: Db): Promise<number> => insertAll(db, 'skipTrace', traces, nastyAt);
