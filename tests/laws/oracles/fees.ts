import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { byId, byName, is, named, ofClient, through, value } from './oracle';
import type { FilterOracle, ListOracle, Row } from './oracle';

const company = (code: string): string => seedId('company', code);
const file = is('fileId', [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(20)]], ['x']);
const companyId = is(
  'companyId',
  [[company('LNA')], [company('LNB'), company('V01')], [company('V02')]],
  ['LNA'],
);
const feeType = is('feeType', [['storage_day'], ['towing_local', 'detailing'], ['other']], ['fee']);
const direction = is('direction', [['receivable'], ['payable'], ['payable', 'receivable']], ['in']);
const status = (cases: FilterOracle['cases']): FilterOracle => is('status', cases, ['open']);

function either(holdsFor: (row: Row) => boolean): FilterOracle {
  return {
    cases: [['true'], ['false'], ['true', 'false']],
    refused: ['yes'],
    keeps: (row, wanted) => holdsFor(row) === (wanted === 'true'),
  };
}

/** A day is a day, without a zone. */
const days: FilterOracle['cases'] = [
  ['2026-03-09'],
  ['2026-03-10'],
  ['2026-03-11'],
  ['2031-01-01'],
  ['1999-01-01'],
];
const bound = (keeps: (on: string, value: string) => boolean, field = 'incurredOn'): FilterOracle => ({
  cases: days,
  refused: ['2026-02-30', 'yesterday'],
  keeps: (row, value) => row[field] !== null && keeps(String(row[field]), value),
});
const there = (row: Row): boolean => row.deletedAt === null;
const amount = (field: string) => (row: Row) => Number(row[field]);

const feeOracle: ListOracle = {
  shows: there,
  filters: {
    fileId: file,
    feeType,
    direction,
    companyId,
    status: status([['draft'], ['approved', 'paid'], ['declined']]),
    incurredOnFrom: bound((on, from) => on >= from),
    incurredOnTo: bound((on, to) => on <= to),
    unbilled: either(
      (row) => row.direction === 'receivable' && row.status === 'approved' && row.invoiceId === null,
    ),
    clientId: ofClient,
    ids: byId('fee'),
  },
  sorts: {
    incurredOn: value('incurredOn'),
    totalAmount: amount('totalAmount'),
    feeType: value('feeType'),
    status: value('status'),
  },
  sortedBy: '-incurredOn',
  buckets: {
    status: { own: 'status' },
    direction: { own: 'direction' },
    feeType: { own: 'feeType' },
    companyId: { own: 'companyId', label: named('company', 'companyName') },
  },
};

const projectedFeeOracle: ListOracle = {
  shows: there,
  filters: {
    fileId: file,
    feeType,
    direction,
    status: status([['projected'], ['realized', 'cancelled']]),
    companyId,
    expectedOnFrom: bound((on, from) => on >= from, 'expectedOn'),
    expectedOnTo: bound((on, to) => on <= to, 'expectedOn'),
    ids: byId('projectedFee'),
  },
  sorts: { expectedOn: value('expectedOn'), amount: amount('amount'), feeType: value('feeType') },
  sortedBy: 'expectedOn',
};

const companyFeeOracle: ListOracle = {
  shows: there,
  filters: {
    companyId,
    feeType,
    direction,
    isActive: either(({ isActive }) => isActive === true),
    state: is('state', [['ON'], ['QC', 'YT'], ['NU']], ['Ontario']),
    ids: byId('companyFee'),
  },
  sorts: {
    feeType: value('feeType'),
    effectiveFrom: value('effectiveFrom'),
    amount: amount('amount'),
    companyName: byName(through('companyId', 'company', 'companyName')),
  },
  sortedBy: 'feeType,-effectiveFrom',
};

export const feesOracles = {
  companyFee: companyFeeOracle,
  fee: feeOracle,
  projectedFee: projectedFeeOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
