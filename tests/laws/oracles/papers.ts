import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { holds, is, value } from './oracle';
import type { ListOracle } from './oracle';

const person = (who: string): string => seedId('user', `${who}@demo.example`);
const files = [[nastyFile(0)], [nastyFile(1), nastyFile(3)], [nastyFile(20)]];

export const documentOracle: ListOracle = {
  shows: (row, { me }) => row.deletedAt === null && (row.scanStatus === 'clean' || row.createdBy === me),
  filters: {
    fileIds: holds('fileIds', files, ['x']),
    documentType: is('documentType', [['court_order'], ['court_order', 'other'], ['email']], ['paper']),
    originType: is('originType', [['client_upload'], ['vendor_upload', 'agency_upload']], ['post']),
  },
  sorts: {
    createdAt: value('createdAt'),
    fileName: value('fileName'),
    documentType: value('documentType'),
    sizeBytes: value('sizeBytes'),
  },
  sortedBy: '-createdAt',
};

/** The administrator stands in for every desk, but never for who asked. */
export const requestOracle: ListOracle = {
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
        (['submitted', 'in_review'].includes(String(row.status)) && row.requestedBy !== me) ===
        (wanted === 'true'),
    },
  },
  sorts: {
    createdAt: value('createdAt'),
    dueDate: value('dueDate'),
    amount: (row) => (row.amount === null ? null : Number(row.amount)),
    status: value('status'),
  },
  sortedBy: '-createdAt',
};
