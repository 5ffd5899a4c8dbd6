import { sql } from 'kysely';
import { invoiceMoves, whyNotInvoice } from '#contract/lifecycles/client-invoice';
import type { InvoiceFacts, InvoiceRefusal } from '#contract/lifecycles/client-invoice';
import type { InvoiceLine } from '#contract/money/invoice-lines';
import { takenBackOf } from '#contract/money/credit-line';
import { amountOf, centsOf } from '#contract/money/cents';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import { conflict, invalid } from '../refuse';

type Invoice = Recorded<'invoice'>;
type Status = ValueOf<'clientInvoiceStatus'>;

/** A state that an invoice may be taken to, and why not, where not. What only lacks a reason is allowed: the reason is asked for. */
export interface InvoiceMove {
  readonly status: Status;
  readonly allowed: boolean;
  readonly refusal?: InvoiceRefusal;
}

/** What other records say of an invoice: whether money that has not cleared is allocated to it, and the lines of its credit notes. */
export interface Standing {
  readonly awaits: boolean;
  readonly credited: readonly InvoiceLine[];
}

/** How an invoice stands by its payments and credit notes. */
export async function standingByOthers(db: Db, invoice: Invoice): Promise<Standing> {
  const allocated = JSON.stringify([{ invoiceId: invoice._id }]);
  const { rows } =
    await sql<Standing>`select exists(select 1 from payment where status = 'pending' and "deletedAt" is null
      and allocations @> ${allocated}::jsonb) awaits,
    coalesce((select jsonb_agg(l) from invoice n cross join jsonb_array_elements(n.lines) l
      where n."creditOfInvoiceId" = ${invoice._id}::uuid and n."deletedAt" is null and jsonb_typeof(n.lines) = 'array'), '[]') credited`.execute(
      db,
    );
  return rows[0] ?? { awaits: false, credited: [] };
}

function factsOf(
  caller: Caller,
  invoice: Invoice,
  { awaits, credited }: Standing,
  hasReason: boolean,
): InvoiceFacts {
  return {
    lines: invoice.lines?.length ?? 0,
    total: centsOf(invoice.total),
    isCreditNote: invoice.creditOfInvoiceId !== null,
    isPaidInPart: centsOf(invoice.paidAmount) !== 0,
    isCreditedInPart: credited.length > 0 || centsOf(invoice.creditedAmount) !== 0,
    awaitsPayment: awaits,
    hasReason,
    mayIssue: may(caller, 'invoice', 'issue'),
    mayVoid: may(caller, 'invoice', 'void'),
    mayEdit: may(caller, 'invoice', 'edit'),
  };
}

/** Where an invoice may be taken by this person now. */
export function movesOfInvoice(caller: Caller, invoice: Invoice, standing: Standing): InvoiceMove[] {
  const facts = factsOf(caller, invoice, standing, true);
  return invoiceMoves[invoice.status].map((status) => {
    const refusal = whyNotInvoice(invoice.status, status, facts);
    return { status, allowed: refusal === undefined, ...(refusal && { refusal }) };
  });
}

/** What is left to be credited of each line of an invoice, before taxes; what lowers a bill is credited with all of it alone. */
export function creditableOf(
  { lines }: Invoice,
  { credited }: Standing,
): { feeId: string; amount: string }[] {
  return (lines ?? []).flatMap(({ feeId, amount }) => {
    const left = feeId ? centsOf(amount) - takenBackOf(feeId, credited).amount : 0;
    return feeId && left > 0 ? [{ feeId, amount: amountOf(left) }] : [];
  });
}

const sentences: { readonly [R in Exclude<InvoiceRefusal, 'NEEDS_REASON' | 'NOT_YOURS'>]: Sentence } = {
  NOT_NEXT: sentence('money.invoiceCannotGoThereWhere'),
  NO_LINES: sentence('money.invoiceWithoutLinesCannotIssued'),
  BELOW_ZERO: sentence('money.invoiceNotLessThanNothing'),
  HAS_PAYMENTS: sentence('money.moneyBeenPaidInvoiceCredit'),
  HAS_CREDITS: sentence('money.creditStandsAgainstInvoice'),
  AWAITS_PAYMENT: sentence('money.paymentNotClearedYetAllocated'),
  CREDIT_NOTE: sentence('money.creditNoteStandsMade'),
};

/**
 * Holds a step of an invoice to its lifecycle. `reasonField`: where the reason is given, for a step that takes one.
 * @throws Problem CONFLICT with the sentence, FORBIDDEN, or INVALID naming the reason's field
 */
export async function checkMove(
  db: Db,
  caller: Caller,
  invoice: Invoice,
  to: Status,
  { reason, reasonField }: { reason?: string | null | undefined; reasonField: string },
): Promise<void> {
  const standing = await standingByOthers(db, invoice);
  const refusal = whyNotInvoice(
    invoice.status,
    to,
    factsOf(caller, invoice, standing, Boolean(reason?.trim())),
  );
  if (!refusal) return;
  if (refusal === 'NOT_YOURS') throw new Problem('FORBIDDEN');
  if (refusal === 'NEEDS_REASON')
    throw invalid(reasonField, sentence('values.required', { field: reasonField }));
  throw conflict(sentences[refusal]);
}
