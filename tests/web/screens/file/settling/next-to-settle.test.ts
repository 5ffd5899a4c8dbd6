import { expect, it } from 'vitest';
import { nextToSettle } from '../../../../../src/web/screens/file/settling/next-to-settle';
import type { Settling } from '../../../../../src/web/screens/file/settling/next-to-settle';

type Payment = Settling['payments'][number];
type Fee = Settling['fees'][number];
type Invoice = Settling['invoices'][number];

const payment = (given: Partial<Payment>): Payment => ({
  ...{ id: 'p-1', paymentType: 'sale_proceeds', method: 'auction_statement', status: 'cleared' },
  ...{ amount: '9000.00', unallocatedAmount: '0.00' },
  ...given,
});
const fee = (given: Partial<Fee>): Fee => ({
  ...{ id: 'f-1', direction: 'receivable', status: 'approved', invoiceId: null },
  ...given,
});
const invoice = (given: Partial<Invoice>): Invoice => ({
  ...{ id: 'i-1', status: 'issued', balanceDue: '542.40', creditOfInvoiceId: null },
  ...given,
});
const sold: Settling = {
  ...{ salePrice: '9000.00', held: '0.00', isStated: false },
  ...{ payments: [], fees: [], invoices: [] },
};
const cleared = payment({});
const transfer = payment({
  id: 'p-2',
  paymentType: 'invoice_payment',
  method: 'trust_transfer',
  amount: '542.40',
});
const rest = payment({ id: 'p-3', paymentType: 'client_remittance', method: 'eft', amount: '8457.60' });

it.each<[string, Partial<Settling>, ReturnType<typeof nextToSettle>]>([
  ['nothing came in yet', {}, { step: 'proceeds', act: 'record', amount: '9000.00' }],
  [
    'what came in failed, and is recorded anew',
    { payments: [payment({ status: 'failed' })] },
    { step: 'proceeds', act: 'record', amount: '9000.00' },
  ],
  [
    'the price has not cleared',
    { payments: [payment({ status: 'pending' })] },
    { step: 'proceeds', act: 'clear', id: 'p-1' },
  ],
  [
    'fees are undecided; what a vendor bills is not asked about here',
    {
      payments: [cleared],
      held: '9000.00',
      fees: [
        fee({ status: 'draft' }),
        fee({ status: 'pending_approval' }),
        fee({ direction: 'payable', status: 'draft' }),
      ],
    },
    { step: 'fees', act: 'decide', count: 2 },
  ],
  [
    'a fee is on no invoice',
    { payments: [cleared], held: '9000.00', fees: [fee({})] },
    { step: 'invoice', act: 'bill' },
  ],
  [
    'the invoice is a draft',
    {
      payments: [cleared],
      held: '9000.00',
      fees: [fee({ invoiceId: 'i-1' })],
      invoices: [invoice({ status: 'draft' })],
    },
    { step: 'invoice', act: 'issue', id: 'i-1' },
  ],
  [
    'the invoice is owed, and no credit note is',
    {
      payments: [cleared],
      held: '9000.00',
      invoices: [invoice({}), invoice({ id: 'i-2', balanceDue: '-20.00', creditOfInvoiceId: 'i-1' })],
    },
    { step: 'transfer', act: 'record', amount: '542.40' },
  ],
  [
    'more is owed than is held',
    { payments: [cleared], held: '300.00', invoices: [invoice({})] },
    { step: 'transfer', act: 'record', amount: '300.00' },
  ],
  [
    'the transfer pays nothing yet',
    {
      payments: [cleared, { ...transfer, status: 'pending', unallocatedAmount: '542.40' }],
      held: '9000.00',
      invoices: [invoice({})],
    },
    { step: 'transfer', act: 'allocate', id: 'p-2' },
  ],
  [
    'the transfer waits for other eyes',
    { payments: [cleared, { ...transfer, status: 'pending' }], held: '9000.00', invoices: [invoice({})] },
    { step: 'transfer', act: 'clear', id: 'p-2' },
  ],
  [
    'the client knows nothing yet',
    {
      payments: [cleared, transfer],
      held: '8457.60',
      invoices: [invoice({ status: 'paid', balanceDue: '0.00' })],
    },
    { step: 'statement', act: 'state' },
  ],
  [
    'the rest is held',
    { payments: [cleared, transfer], held: '8457.60', isStated: true },
    { step: 'remittance', act: 'record', amount: '8457.60' },
  ],
  [
    'the rest waits for other eyes',
    { payments: [cleared, transfer, { ...rest, status: 'pending' }], held: '8457.60', isStated: true },
    { step: 'remittance', act: 'clear', id: 'p-3' },
  ],
  ['nothing is held any more', { payments: [cleared, transfer, rest], isStated: true }, undefined],
])('says what a sale waits for: %s', (_, given, next) => {
  expect(nextToSettle({ ...sold, ...given })).toEqual(next);
});
