import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { byId, byName, either, is, name, named, ofClient, through, value } from './oracle';
import type { FilterOracle, ListOracle, Row, World } from './oracle';

const file = is('fileId', [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(20)]], ['x']);
const client = (code: string): string => seedId('company', code);
const days = [['2026-03-10'], ['2026-03-11'], ['2026-11-20'], ['2026-03-10', '2026-11-21'], ['1999-12-31']];
const refused = ['2026-02-30', 'yesterday', '10/03/2026', '2026-03-10T00:00:00Z'];

/** On a calendar day or after it, or before it; the day itself is part of both. */
const since = (field: string): FilterOracle => ({
  cases: days,
  refused,
  keeps: (row, day) => row[field] !== null && String(row[field]) >= day,
});
const until = (field: string): FilterOracle => ({
  cases: days,
  refused,
  keeps: (row, day) => row[field] !== null && String(row[field]) <= day,
});

const isOwing = (row: Row): boolean =>
  ['issued', 'sent', 'partially_paid', 'disputed'].includes(String(row.status)) && Number(row.balanceDue) > 0;

// At three in the afternoon UTC it is the same day from Newfoundland to British Columbia.
const isOverdue = (row: Row, { now }: World): boolean =>
  isOwing(row) && row.dueDate !== null && String(row.dueDate) < now.slice(0, 10);

const heldOn = (payments: readonly Row[], fileId: unknown): number =>
  payments
    .filter(
      (one) => one.fileId === fileId && one.isTrust && one.status === 'cleared' && one.deletedAt === null,
    )
    .reduce((sum, { amount, direction, method }) => {
      const leaves = direction === 'out' || method === 'trust_transfer';
      return sum + (leaves ? -Number(amount) : Number(amount));
    }, 0);

const invoiceOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileId: file,
    clientId: is('clientId', [[client('LNA')], [client('LNB'), client('LNC')], [client('V01')]], ['LNA']),
    status: is('status', [['draft'], ['issued', 'paid'], ['credited']], ['open']),
    invoiceNumber: is('invoiceNumber', [
      ['INV-2026-3000023'],
      ['INV-2026-1000001', 'INV-2026-3000023'],
      ['INV-2026'],
    ]),
    overdue: either(isOverdue),
    owing: either(isOwing),
    dueDateFrom: since('dueDate'),
    dueDateTo: until('dueDate'),
    issueDateFrom: since('issueDate'),
    issueDateTo: until('issueDate'),
    ids: byId('invoice'),
  },
  sorts: {
    issueDate: value('issueDate'),
    dueDate: value('dueDate'),
    total: ({ total }) => Number(total),
    balanceDue: ({ balanceDue }) => Number(balanceDue),
    invoiceNumber: name('invoiceNumber'),
    status: value('status'),
    clientName: byName(through('clientId', 'company', 'companyName')),
  },
  sortedBy: '-issueDate,-invoiceNumber',
  buckets: {
    status: { own: 'status' },
    clientId: { own: 'clientId', label: named('company', 'companyName') },
  },
};

const paymentOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileId: file,
    paymentType: is('paymentType', [['redemption'], ['redemption', 'invoice_payment'], ['refund']], ['cash']),
    direction: is('direction', [['in'], ['out'], ['in', 'out']], ['up']),
    status: is('status', [['pending'], ['cleared', 'failed'], ['refunded']], ['open']),
    isTrust: is('isTrust', [['true'], ['false'], ['true', 'false']], ['yes']),
    remitDue: either(
      ({ remitBy, status, fileId }, { tables }) =>
        remitBy !== null && status === 'cleared' && heldOn(tables.payment, fileId) > 0,
    ),
    clientId: ofClient,
    receivedDateFrom: since('receivedDate'),
    receivedDateTo: until('receivedDate'),
    ids: byId('payment'),
  },
  sorts: {
    receivedDate: value('receivedDate'),
    amount: ({ amount }) => Number(amount),
    status: value('status'),
    remitBy: value('remitBy'),
  },
  sortedBy: '-receivedDate',
  buckets: { status: { own: 'status' }, paymentType: { own: 'paymentType' } },
};

export const billingOracles = {
  invoice: invoiceOracle,
  payment: paymentOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
