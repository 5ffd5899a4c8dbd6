import { standingOf } from '#contract/lifecycles/client-invoice';
import { centsOf } from '#contract/money/cents';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { holdToOpenToday } from '../closed-books';
import { conflict, forbiddenField, invalid } from '../refuse';
import { changeApplied } from './apply-credit';
import { billingFile, daysAfter } from './billing-file';
import { draftInvoice } from './invoice-create';
import { checkMove } from './invoice-moves';
import { numberOf } from './invoice-number';
import { takeFees } from './take-fees';
import { taxedAsBilled } from './tax-as-billed';
import { holdToTaxNumbers } from '../../invoices/tax-numbers';

type Invoice = Recorded<'invoice'>;

const ofDrafts = ['feeIds', 'dueDate', 'purchaseOrder', 'notes'] as const;
const reasons = { void: 'voidReason', disputed: 'disputeReason' } as const;

/** The host's part of a change: of a draft its lines, of a step in its life what that step brings. */
export async function changeInvoice(
  context: TransactionContext,
  current: Invoice,
  change: Change<'invoice'>,
): Promise<Partial<Invoice>> {
  const { status: to } = change;
  for (const [of, field] of Object.entries(reasons))
    if (change[field] && to !== of) throw forbiddenField(field);
  if (current.status !== 'draft')
    for (const field of ofDrafts)
      if (field in change)
        throw conflict(sentence('money.invoiceBeenIssuedStandThey', { what: nameOf[field] }));
  const draft = current.status === 'draft' ? await changeDraft(context, current, change) : {};
  const applied = await changeApplied(context, current, change);
  if (!to) return { ...draft, ...applied };
  if (to === 'credited') throw conflict(sentence('money.invoiceCreditedMakingCreditNote'));
  const reasonField = to === 'void' || to === 'disputed' ? reasons[to] : undefined;
  await checkMove(context.db, context.caller, { ...current, ...draft }, to, {
    reason: reasonField && change[reasonField],
    reasonField: reasonField ?? 'status',
  });
  return {
    ...draft,
    ...applied,
    ...(await stepTo(context, { ...current, ...change, ...draft } as Invoice, current)),
  };
}

const nameOf: { readonly [F in (typeof ofDrafts)[number]]: string } = {
  feeIds: 'lines',
  dueDate: 'dates',
  purchaseOrder: 'texts',
  notes: 'texts',
};

async function changeDraft(
  context: TransactionContext,
  current: Invoice,
  change: Change<'invoice'>,
): Promise<Partial<Invoice>> {
  if ('feeIds' in change && !change.feeIds)
    throw invalid('feeIds', sentence('values.required', { field: 'feeIds' }));
  const isIssued = change.status === 'issued';
  if (!change.feeIds && !isIssued) return checkDue(context, current, change);
  // On issue the fees are read once more: a line is what its fee is at that moment, with the taxes of the day, and stays so.
  const fees = await takeFees(context, current.fileId, change.feeIds ?? current.feeIds ?? [], current._id);
  await checkDue(context, current, change);
  const file = await billingFile(context.db, current.fileId, context.now);
  return draftInvoice(await taxedAsBilled(context.db, file, fees));
}

async function checkDue(
  context: TransactionContext,
  current: Invoice,
  change: Change<'invoice'>,
): Promise<object> {
  const due = change.dueDate ?? (change.status === 'issued' ? current.dueDate : null);
  if (!due) return {};
  const { today } = await billingFile(context.db, current.fileId, context.now);
  if (due < today) throw invalid('dueDate', sentence('values.notPast', { field: 'dueDate' }));
  return {};
}

async function stepTo(
  context: TransactionContext,
  next: Invoice,
  before: Invoice,
): Promise<Partial<Invoice>> {
  switch (next.status) {
    case 'issued':
      return before.status === 'disputed' ? resolved(next) : issued(context, next);
    case 'sent':
      return sent(context, next);
    case 'void':
      return voided(context, next, before);
    default:
      return {};
  }
}

function resolved(invoice: Invoice): Partial<Invoice> {
  const before = invoice.sentAt ? 'sent' : 'issued';
  return {
    status: standingOf({ paid: centsOf(invoice.paidAmount), due: centsOf(invoice.balanceDue) }, before),
    disputeReason: null,
  };
}

async function voided(
  context: TransactionContext,
  { fileId }: Invoice,
  before: Invoice,
): Promise<Partial<Invoice>> {
  const { today } = await billingFile(context.db, fileId, context.now);
  // What takes an invoice out of the books is dated today; a draft never stood in them.
  if (before.issueDate) await holdToOpenToday(context.db, fileId, today);
  return { balanceDue: '0.00', voidedOn: today };
}

async function issued(context: TransactionContext, invoice: Invoice): Promise<Partial<Invoice>> {
  const file = await billingFile(context.db, invoice.fileId, context.now);
  await holdToTaxNumbers(context.db, file.agencyId, invoice);
  return {
    ...(await numberOf(context, file)),
    issueDate: file.today,
    dueDate: invoice.dueDate ?? daysAfter(file.today, file.paymentTermsDays),
  };
}

async function sent(context: TransactionContext, invoice: Invoice): Promise<Partial<Invoice>> {
  const { email } = await billingFile(context.db, invoice.fileId, context.now);
  if (!email) throw conflict(sentence('money.clientNoEmailAddressSend'));
  return { sentAt: context.now.toISOString(), sentTo: [email] };
}
