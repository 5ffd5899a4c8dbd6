import type { InvoiceLine } from '#contract/money/invoice-lines';
import { amountOf, centsOf } from '#contract/money/cents';
import { leavesTrust } from '#contract/lifecycles/payment';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';

type Payment = Pick<
  Recorded<'payment'>,
  | 'paymentType'
  | 'direction'
  | 'method'
  | 'amount'
  | 'receivedDate'
  | 'clearedDate'
  | 'remitBy'
  | 'allocations'
>;
type Invoice = Pick<Recorded<'invoice'>, '_id' | 'invoiceNumber' | 'total' | 'lines'>;

/** What was taken of the money in trust: a line of an invoice that it paid whole, a part of an invoice, a fee, or else a payment out. */
export type Deduction = { readonly amount: string } & (
  | { readonly kind: 'line'; readonly invoiceNumber: string; readonly line: InvoiceLine }
  | { readonly kind: 'invoice'; readonly invoiceNumber: string }
  | { readonly kind: 'fee'; readonly feeType: ValueOf<'feeType'> }
  | { readonly kind: 'payment'; readonly paymentType: ValueOf<'paymentType'> }
);

/** What has cleared in trust for a file, in the order of its days. */
export interface TrustAccount {
  readonly receipts: readonly Pick<Payment, 'paymentType' | 'receivedDate' | 'amount' | 'remitBy'>[];
  readonly deductions: readonly Deduction[];
  /** What was paid out of trust and is no transfer to us, by its type; remittances among them. */
  readonly paidOut: readonly Payment[];
}

/** Reads the trust account of a file: cleared money alone, and of what we took no more than what the client was billed. */
export async function readTrustAccount(db: Db, fileId: string): Promise<TrustAccount> {
  const payments = await db
    .selectFrom('payment')
    .select([
      'paymentType',
      'direction',
      'method',
      'amount',
      'receivedDate',
      'clearedDate',
      'remitBy',
      'allocations',
      'isTrust',
    ])
    .where('fileId', '=', fileId)
    .where('isTrust', '=', true)
    .where('status', '=', 'cleared')
    .where('deletedAt', 'is', null)
    .orderBy('receivedDate')
    .orderBy('_id')
    .execute();
  const out = payments.filter(leavesTrust);
  const transfers = out.filter(({ method }) => method === 'trust_transfer');
  const paidOut = out.filter(({ method }) => method !== 'trust_transfer');
  const refunds = paidOut.filter(({ paymentType }) => paymentType !== 'client_remittance');
  return {
    receipts: payments.filter((one) => !leavesTrust(one)),
    deductions: [
      ...(await whatTransfersPaid(db, transfers)),
      ...refunds.map(({ paymentType, amount }) => ({ kind: 'payment', paymentType, amount }) as const),
    ],
    paidOut,
  };
}

async function whatTransfersPaid(db: Db, transfers: readonly Payment[]): Promise<Deduction[]> {
  const allocated = transfers.flatMap(({ allocations }) => allocations ?? []);
  const onInvoices = sumBy(allocated, ({ invoiceId }) => invoiceId);
  const onFees = sumBy(allocated, ({ feeId, invoiceId }) => (invoiceId ? null : feeId));
  const invoices = await invoicesOf(db, [...onInvoices.keys()]);
  const fees = await feesOf(db, [...onFees.keys()]);
  const rest = transfers.flatMap(({ paymentType, amount, allocations }): Deduction[] => {
    const left = (allocations ?? []).reduce((cents, one) => cents - centsOf(one.amount), centsOf(amount));
    return left > 0 ? [{ kind: 'payment', paymentType, amount: amountOf(left) }] : [];
  });
  return [
    ...invoices.flatMap((invoice) => linesOf(invoice, onInvoices.get(invoice._id) ?? 0)),
    ...fees.map(({ _id, feeType }) => ({
      kind: 'fee' as const,
      feeType,
      amount: amountOf(onFees.get(_id) ?? 0),
    })),
    ...rest,
  ];
}

// An invoice that is paid whole is told line by line; of a part nobody can say for which lines it went.
function linesOf({ invoiceNumber, total, lines }: Invoice, taken: number): Deduction[] {
  const number = invoiceNumber ?? '';
  if (taken !== centsOf(total)) return [{ kind: 'invoice', invoiceNumber: number, amount: amountOf(taken) }];
  return (lines ?? []).map((line) => ({
    kind: 'line',
    invoiceNumber: number,
    line,
    amount: line.total,
  }));
}

function sumBy<T extends { readonly amount: string }>(
  list: readonly T[],
  key: (one: T) => string | null | undefined,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of list) {
    const id = key(one);
    if (id) sums.set(id, (sums.get(id) ?? 0) + centsOf(one.amount));
  }
  return sums;
}

async function invoicesOf(db: Db, ids: readonly string[]): Promise<Invoice[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('invoice')
    .select(['_id', 'invoiceNumber', 'total', 'lines'])
    .where('_id', 'in', ids)
    .orderBy('issueDate')
    .orderBy('invoiceNumber')
    .execute();
}

async function feesOf(db: Db, ids: readonly string[]): Promise<Pick<Recorded<'fee'>, '_id' | 'feeType'>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('fee')
    .select(['_id', 'feeType'])
    .where('_id', 'in', ids)
    .orderBy('incurredOn')
    .orderBy('_id')
    .execute();
}
