import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { amountOf, centsOf } from '#contract/money/cents';
import type { FeeRow, InvoiceRow, PaymentRow } from '../../billing/billing-records';

/** What is done of a sale once it is agreed, in order. */
export const settlingSteps = ['proceeds', 'fees', 'invoice', 'transfer', 'statement', 'remittance'] as const;
export type SettlingStep = (typeof settlingSteps)[number];

/** What has to be known of a sold unit to say what comes next. */
export interface Settling {
  readonly salePrice: string | null;
  /** What is held in trust on the file. */
  readonly held: string;
  readonly payments: readonly Pick<
    PaymentRow,
    'id' | 'paymentType' | 'method' | 'status' | 'amount' | 'unallocatedAmount'
  >[];
  readonly fees: readonly Pick<FeeRow, 'id' | 'direction' | 'status' | 'invoiceId'>[];
  readonly invoices: readonly Pick<InvoiceRow, 'id' | 'status' | 'balanceDue' | 'creditOfInvoiceId'>[];
  /** Whether the client's statement of what the sale brought in is made. */
  readonly isStated: boolean;
}

/** What comes next: money is recorded, allocated or said to have cleared; fees are decided, billed, and the invoice issued; a form is made. */
export type NextAct =
  | { readonly step: 'proceeds' | 'transfer' | 'remittance'; readonly act: 'record'; readonly amount: string }
  | {
      readonly step: 'proceeds' | 'transfer' | 'remittance';
      readonly act: 'clear' | 'allocate';
      readonly id: string;
    }
  | { readonly step: 'fees'; readonly act: 'decide'; readonly count: number }
  | { readonly step: 'invoice'; readonly act: 'bill' }
  | { readonly step: 'invoice'; readonly act: 'issue'; readonly id: string }
  | { readonly step: 'statement'; readonly act: 'state' };

/**
 * What a sale waits for, the first of it alone: the price comes into trust, what was charged is decided on and billed, the invoice is paid
 * out of the trust, the client is told what came of the sale, and the rest goes to it. Nothing, once nothing is held.
 */
export function nextToSettle(of: Settling): NextAct | undefined {
  return (
    nextOfProceeds(of) ??
    nextOfFees(of) ??
    nextOfTransfer(of) ??
    (of.isStated ? undefined : { step: 'statement', act: 'state' }) ??
    nextOfRemittance(of)
  );
}

function nextOfProceeds({ payments, salePrice }: Settling): NextAct | undefined {
  const proceeds = standing(payments).filter(({ paymentType }) => paymentType === 'sale_proceeds');
  if (proceeds.length === 0) return { step: 'proceeds', act: 'record', amount: salePrice ?? '' };
  const [pending] = proceeds.filter(({ status }) => status === 'pending');
  return pending && { step: 'proceeds', act: 'clear', id: pending.id };
}

function nextOfFees({ fees, invoices }: Settling): NextAct | undefined {
  const charged = fees.filter(({ direction }) => direction === 'receivable');
  const open = charged.filter(({ status }) => status === 'draft' || status === 'pending_approval');
  if (open.length > 0) return { step: 'fees', act: 'decide', count: open.length };
  // What is on a draft is billed by issuing that.
  const [draft] = invoices.filter(
    ({ status, creditOfInvoiceId }) => status === 'draft' && !creditOfInvoiceId,
  );
  if (draft) return { step: 'invoice', act: 'issue', id: draft.id };
  const isUnbilled = charged.some(({ status, invoiceId }) => status === 'approved' && !invoiceId);
  return isUnbilled ? { step: 'invoice', act: 'bill' } : undefined;
}

function nextOfTransfer({ payments, invoices, held }: Settling): NextAct | undefined {
  const [begun] = standing(payments).filter(
    ({ method, status }) => method === 'trust_transfer' && status === 'pending',
  );
  if (begun)
    return {
      step: 'transfer',
      act: centsOf(begun.unallocatedAmount) > 0 ? 'allocate' : 'clear',
      id: begun.id,
    };
  const owed = invoices
    .filter(({ status, creditOfInvoiceId }) => payableInvoice.includes(status) && !creditOfInvoiceId)
    .reduce((sum, { balanceDue }) => sum + Math.max(0, centsOf(balanceDue)), 0);
  const paid = Math.min(owed, centsOf(held));
  return paid > 0 ? { step: 'transfer', act: 'record', amount: amountOf(paid) } : undefined;
}

function nextOfRemittance({ payments, held }: Settling): NextAct | undefined {
  const [begun] = standing(payments).filter(
    ({ paymentType, status }) => paymentType === 'client_remittance' && status === 'pending',
  );
  if (begun) return { step: 'remittance', act: 'clear', id: begun.id };
  return centsOf(held) > 0 ? { step: 'remittance', act: 'record', amount: held } : undefined;
}

/** What failed or was taken back is recorded anew. */
const standing = <P extends Pick<PaymentRow, 'status'>>(payments: readonly P[]): P[] =>
  payments.filter(({ status }) => status === 'pending' || status === 'cleared');
