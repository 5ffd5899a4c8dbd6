import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { edges, nastyFile } from './nasty-files';
import { nastyAt } from './nasty-network';

const edge = (index: number): string => edges[index % edges.length] as string;
const person = (who: string): string => seedId('user', `${who}@demo.example`);
const company = (code: string): string => seedId('company', code);

const documents = Array.from({ length: 20 }, (_, index) => ({
  _id: seedId('document', `nasty-${index}`),
  fileIds: index === 7 ? [] : index % 5 === 4 ? [nastyFile(0), nastyFile(3)] : [nastyFile(index % 3)],
  companyId: index === 7 ? company('V01') : null,
  fileName: ['Écran.pdf', 'ecran.pdf', 'Zoo.png', 'A.csv'][index % 4],
  documentType: ['court_order', 'seizure_photo', 'other'][index % 3],
  originType: ['agency_upload', 'client_upload', 'vendor_upload'][index % 3],
  mimeType: 'application/pdf',
  sizeBytes: [10, 9, 100, 100][index % 4],
  sha256: 'x',
  visibility: ['internal', 'client', 'vendor'][Math.floor(index / 2) % 3],
  postedToClient: false,
  uploadedByCompanyId: company(['NLR', 'LNA', 'V01', 'NLR'][index % 4] as string),
  // What is not clean is for who sent it alone, the administrator included.
  bytesFault: [null, null, 'lost', null, null, 'altered', null][index % 7],
  scanStatus: ['clean', 'clean', 'clean', 'pending', 'infected'][index % 5],
  createdBy: person(index % 2 ? 'administrator' : 'supervisor'),
  createdAt: edge(index),
  deletedAt: index === 19 ? nastyAt : null,
}));

const requests = Array.from({ length: 24 }, (_, index) => ({
  _id: seedId('request', `nasty-${index}`),
  fileIds: index % 6 === 5 ? [] : [nastyFile(index % 3), nastyFile(6 + (index % 2))],
  requestType: ['hold', 'fee_approval', 'information_request', 'reserve_approval', 'user_access'][index % 5],
  status: ['submitted', 'in_review', 'approved', 'information_needed', 'declined', 'draft', 'expired'][
    index % 7
  ],
  reason: `reason ${index}`,
  amount: [null, '10.00', '9.50', '9.50'][index % 4],
  dueDate: index % 3 === 0 ? null : edge(index),
  requestedBy: person(['administrator', 'supervisor', 'lender_user'][index % 3] as string),
  requestedByCompanyId: company('NLR'),
  assignedToCompanyId:
    index % 5 === 4 ? null : company(['NLR', 'LNA', 'V01'][(index + Math.floor(index / 3)) % 3] as string),
  createdAt: edge(index + 1),
  deletedAt: index === 23 ? nastyAt : null,
}));

/** Documents and requests. */
export async function fillNastyDocuments(db: Db): Promise<void> {
  await insertAll(db, 'document', documents, nastyAt);
  await insertAll(db, 'request', requests, nastyAt);
}
