import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { edges, nastyFile } from './nasty-files';
import { nastyAt } from './nasty-network';

const businesses = [
  "Caisse d'Épargne Cœur",
  'CAISSE D’EPARGNE COEUR NORD',
  '100% Autos',
  '100 Autos',
  'A_B',
  'École Auto',
  null,
];
const people = ["O'Neil", 'ONeil', 'Œuvrard', 'Oeuvrard', null];

const purchasers = Array.from({ length: 24 }, (_, index) => ({
  _id: seedId('purchaser', `nasty-${index}`),
  purchaserType: ['dealer', 'individual', 'exporter', 'dealer'][index % 4],
  legalName: businesses[index % businesses.length],
  lastName: people[index % people.length],
  state: ['QC', 'ON', 'YT', null][index % 4],
  country: 'CA',
  bidLimit: [null, '1250.00', '90.50', '12500.00', '90.50'][index % 5],
  status: index % 3 === 0 ? 'blocked' : 'active',
  companyId: seedId('company', index % 5 === 4 ? 'V03' : 'NLR'),
  updatedAt: `2026-02-0${1 + (index % 3)}T00:00:00.000Z`,
  deletedAt: index === 23 ? nastyAt : null,
}));

const repairs = Array.from({ length: 24 }, (_, index) => ({
  _id: seedId('repairsAndReconditioning', `nasty-${index}`),
  fileId: nastyFile(index % 3),
  category: ['keys', 'detail', 'glass', 'mechanical'][index % 4],
  status: ['draft', 'ordered', 'completed', 'declined', 'draft'][index % 5],
  vendorCompanyId: index % 3 === 0 ? null : seedId('company', index % 3 === 1 ? 'V01' : 'V02'),
  estimateAmount: [null, '1250.00', '90.50', '12500.00', '90.50'][index % 5],
  sellAsIs: index % 2 === 0,
  createdAt: edges[index % edges.length],
  deletedAt: index === 23 ? nastyAt : null,
}));

const schedules = Array.from({ length: 16 }, (_, index) => ({
  _id: seedId('companyReportSchedule', `nasty-${index}`),
  name: [...businesses.slice(0, 6), 'a'][index % 7],
  companyId: seedId('company', ['NLR', 'LNA', 'LNB'][index % 3] ?? 'NLR'),
  reportTypes: ['open_inventory'],
  format: 'csv',
  frequency: 'daily',
  timeOfDay: '07:00',
  timeZone: 'America/Toronto',
  recipients: [seedId('user', 'supervisor@demo.example')],
  language: 'en',
  deliveryMethod: 'portal',
  isActive: index % 4 !== 0,
  firstDay: '2026-01-01',
  setBy: seedId('user', 'supervisor@demo.example'),
  lastRunAt: index % 3 === 0 ? null : edges[index % edges.length],
  nextRunAt: index % 4 === 0 ? null : edges[(index * 5) % edges.length],
  deletedAt: index === 15 ? nastyAt : null,
}));

/** Purchasers whose names a careless substring, fold or order gets wrong, and repairs, with amounts that are no texts. */
export async function fillNastySales(db: Db): Promise<void> {
  await insertAll(db, 'purchaser', purchasers, nastyAt);
  await insertAll(db, 'companyReportSchedule', schedules, nastyAt);
  await insertAll(db, 'repairsAndReconditioning', repairs, nastyAt);
}
