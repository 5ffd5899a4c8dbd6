import type { Db } from '#server/database/tables';
import { refreshRemitDue } from '#server/rules/payment/remit-due';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from './nasty-files';
import { nastyAt } from './nasty-network';

/** Days on both sides of a bound, and of the day that it is in these tests: the twentieth of November. */
const days = [
  '2026-03-09',
  '2026-03-10',
  '2026-03-10',
  '2026-03-11',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
];
const day = (index: number): string => days[index % days.length] as string;
const statuses = ['draft', 'issued', 'sent', 'partially_paid', 'paid', 'disputed', 'void', 'credited'];
const clients = ['LNA', 'LNB', 'LNC'];

const invoices = Array.from({ length: 30 }, (_, index) => {
  const isDraft = index % 8 === 0;
  const total = `${(index % 5) * 100}.00`;
  return {
    _id: seedId('invoice', `nasty-${index}`),
    // Seventeen is not beside seven, and small letters beside capitals.
    invoiceNumber: isDraft
      ? null
      : `${index % 2 ? 'INV' : 'inv'}-2026-${String(1_000_007 * index).slice(0, 6)}${index}`,
    fileId: nastyFile(index % 3),
    clientId: seedId('company', clients[index % 3] as string),
    status: statuses[index % 8],
    issueDate: isDraft ? null : day(index),
    dueDate: isDraft && index % 6 === 4 ? null : day(index + 3),
    subtotal: total,
    gstTotal: '0.00',
    hstTotal: '0.00',
    pstTotal: '0.00',
    qstTotal: '0.00',
    total,
    paidAmount: '0.00',
    creditedAmount: index % 4 === 2 ? total : '0.00',
    balanceDue: index % 4 === 2 ? '0.00' : total,
    state: ['ON', 'BC', 'NL', 'QC'][index % 4],
    language: 'en',
    deletedAt: index === 29 ? nastyAt : null,
  };
});

const payments = Array.from({ length: 30 }, (_, index) => ({
  _id: seedId('payment', `nasty-${index}`),
  fileId: nastyFile(index % 3),
  paymentType: ['redemption', 'invoice_payment', 'client_remittance'][index % 3],
  direction: index % 3 === 2 ? 'out' : 'in',
  method: 'eft',
  amount: `${(index % 7) * 10}.50`,
  receivedDate: day(index),
  status: ['pending', 'cleared', 'failed', 'reversed', 'refunded'][index % 5],
  clearedDate: [1, 3, 4].includes(index % 5) ? day(index) : null,
  reversedAt: index % 5 > 1 ? nastyAt : null,
  isTrust: index % 2 === 0,
  remitBy: index % 4 === 0 ? day(index + 1) : null,
  allocations: [],
  unallocatedAmount: '0.00',
  deletedAt: index === 29 ? nastyAt : null,
}));

/** Invoices and payments, on the first three files. */
export async function fillNastyBilling(db: Db): Promise<void> {
  await insertAll(db, 'invoice', invoices, nastyAt);
  await insertAll(db, 'payment', payments, nastyAt);
  await refreshRemitDue(db);
}
