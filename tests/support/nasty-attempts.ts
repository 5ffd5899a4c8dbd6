import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { edges, nastyFile } from './nasty-files';
import { nastyAt } from './nasty-network';

const outcomes = ['no_contact', 'sighted', 'contact', 'no_contact', 'negative'];
const bands = ['06-09', '09-17', '17-21', '21-06'];

const attempts = Array.from({ length: 24 }, (_, index) => ({
  _id: seedId('attempt', `nasty-${index}`),
  fileId: nastyFile(index % 3),
  at: edges[index % edges.length],
  outcome: outcomes[index % 5],
  timeBand: bands[index % 4],
  agentUserId: seedId('user', `${index % 4 === 3 ? 'field_agent' : 'supervisor'}@demo.example`),
  companyId: seedId('company', index % 4 === 3 ? 'V01' : 'NLR'),
  address: index % 2 ? '9001 Sample Ridge Rd, Toronto' : null,
  latitude: index % 2 ? 43.65 : null,
  longitude: index % 2 ? -79.38 : null,
  deletedAt: index === 23 ? nastyAt : null,
}));

/** Attempts on the first three files, at moments on both sides of a bound. */
export const fillNastyAttempts = (db: Db): Promise<number> => insertAll(db, 'attempt', attempts, nastyAt);
