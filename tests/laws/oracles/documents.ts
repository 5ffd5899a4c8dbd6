import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { bounds, byId, from, holds, is, name, to, value } from './oracle';
import type { ListOracle } from './oracle';

const company = (code: string): string => seedId('company', code);
const person = (who: string): string => seedId('user', `${who}@demo.example`);
const files = [[nastyFile(0)], [nastyFile(1), nastyFile(3)], [nastyFile(20)]];

const documentOracle: ListOracle = {
  shows: (row, { me }) => row.deletedAt === null && (row.scanStatus === 'clean' || row.createdBy === me),
  filters: {
    fileIds: holds('fileIds', files, ['x']),
    companyId: is(
      'companyId',
      [[company('V01')], [company('V01'), company('V02')], [company('V02')]],
      ['V01'],
    ),
    documentType: is('documentType', [['court_order'], ['court_order', 'other'], ['email']], ['document']),
    originType: is('originType', [['client_upload'], ['vendor_upload', 'agency_upload']], ['post']),
    visibility: is('visibility', [['client'], ['internal', 'vendor'], ['client_and_vendor']], ['all']),
    uploadedByCompanyId: is(
      'uploadedByCompanyId',
      [[company('V01')], [company('LNA'), company('V01')], [company('V02')]],
      ['V01'],
    ),
    bytesFault: is('bytesFault', [['lost'], ['altered', 'lost']], ['kept']),
    createdAtFrom: from('createdAt', bounds),
    createdAtTo: to('createdAt', bounds),
    ids: byId('document'),
  },
  sorts: {
    createdAt: value('createdAt'),
    fileName: name('fileName'),
    documentType: value('documentType'),
    sizeBytes: value('sizeBytes'),
  },
  sortedBy: '-createdAt',
  buckets: {
    documentType: { own: 'documentType' },
    originType: { own: 'originType' },
    visibility: { own: 'visibility' },
  },
};

/** What a client alone allows, to whomever it was addressed. */
const ofClients = ['skip_approval', 'reserve_approval', 'offer_approval', 'write_off'];

/** The administrator stands in for every desk of the agency, but never for who asked. */
const requestOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileIds: holds('fileIds', [[nastyFile(0)], [nastyFile(1), nastyFile(7)], [nastyFile(20)]], ['x']),
    requestType: is('requestType', [['hold'], ['hold', 'user_access'], ['close']], ['wish']),
    status: is('status', [['submitted'], ['draft', 'expired'], ['cancelled']], ['waiting']),
    requestedBy: is(
      'requestedBy',
      [[person('administrator')], [person('supervisor'), person('lender_user')]],
      ['me'],
    ),
    decidable: {
      cases: [['true'], ['false'], ['true', 'false']],
      refused: ['yes'],
      keeps: (row, wanted, { me }) =>
        (['submitted', 'in_review'].includes(String(row.status)) &&
          row.requestedBy !== me &&
          row.assignedToCompanyId === company('NLR') &&
          !ofClients.includes(String(row.requestType))) ===
        (wanted === 'true'),
    },
    assignedToCompanyId: is(
      'assignedToCompanyId',
      [[company('NLR')], [company('LNA'), company('V01')], [company('V02')]],
      ['NLR'],
    ),
    createdAtFrom: from('createdAt', bounds),
    createdAtTo: to('createdAt', bounds),
    dueDateFrom: from('dueDate', bounds),
    dueDateTo: to('dueDate', bounds),
    ids: byId('request'),
  },
  sorts: {
    createdAt: value('createdAt'),
    dueDate: value('dueDate'),
    amount: (row) => (row.amount === null ? null : Number(row.amount)),
    status: value('status'),
  },
  sortedBy: '-createdAt',
  buckets: { requestType: { own: 'requestType' }, status: { own: 'status' } },
};

export const documentsOracles = {
  document: documentOracle,
  request: requestOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
