import { sql } from 'kysely';
import { invoiceMoves, whyNotInvoice } from '#contract/lifecycles/client-invoice';
import type { InvoiceFacts, InvoiceRefusal } from '#contract/lifecycles/client-invoice';
import { centsOf } from '#contract/money/cents';
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

/** Whether money that has not cleared yet is allocated to an invoice. */
export async function awaitsPayment(db: Db, invoiceId: string): Promise<boolean> {
  const allocated = JSON.stringify([{ invoiceId }]);
  const { rows } = await sql`select 1 from payment where status = 'pending' and "deletedAt" is null
    and allocations @> ${allocated}::jsonb limit 1`.execute(db);
  return rows.length > 0;
}

function factsOf(caller: Caller, invoice: Invoice, awaits: boolean, hasReason: boolean): InvoiceFacts {
  return {
    lines: invoice.lines?.length ?? 0,
    total: centsOf(invoice.total),
    isCreditNote: invoice.creditOfInvoiceId !== null,
    isPaidInPart: centsOf(invoice.paidAmount) !== 0,
    awaitsPayment: awaits,
    hasReason,
    mayIssue: may(caller, 'invoice', 'issue'),
    mayVoid: may(caller, 'invoice', 'void'),
    mayEdit: may(caller, 'invoice', 'edit'),
  };
}

/** Where an invoice may be taken by this person now. */
export function movesOfInvoice(caller: Caller, invoice: Invoice, awaits: boolean): InvoiceMove[] {
  const facts = factsOf(caller, invoice, awaits, true);
  return invoiceMoves[invoice.status].map((status) => {
    const refusal = whyNotInvoice(invoice.status, status, facts);
    return { status, allowed: refusal === undefined, ...(refusal && { refusal }) };
  });
}

const sentences: { readonly [R in Exclude<InvoiceRefusal, 'NEEDS_REASON' | 'NOT_YOURS'>]: Sentence } = {
  NOT_NEXT: sentence('money.invoiceCannotGoThereWhere'),
  NO_LINES: sentence('money.invoiceWithoutLinesCannotIssued'),
  BELOW_ZERO: sentence('money.invoiceNotLessThanNothing'),
  HAS_PAYMENTS: sentence('money.moneyBeenPaidInvoiceCredit'),
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
  const awaits = await awaitsPayment(db, invoice._id);
  const refusal = whyNotInvoice(
    invoice.status,
    to,
    factsOf(caller, invoice, awaits, Boolean(reason?.trim())),
  );
  if (!refusal) return;
  if (refusal === 'NOT_YOURS') throw new Problem('FORBIDDEN');
  if (refusal === 'NEEDS_REASON')
    throw invalid(reasonField, sentence('values.required', { field: reasonField }));
  throw conflict(sentences[refusal]);
}
