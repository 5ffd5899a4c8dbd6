import {
  openVendorInvoice,
  vendorInvoiceSteps,
  whyNotVendorInvoice,
} from '#contract/lifecycles/vendor-invoice';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { newId } from '../../database/new-id';
import { openFile } from '../../records/open-file';
import type { TransactionContext } from '../../request/context';
import { conflict, forbiddenField, invalid } from '../refuse';
import { completeInvoice } from './complete';
import { decideInvoice } from './decide';
import { factsOf, refusalOf } from './facts';
import { writesFor } from './writes-for';
import { followTaxes, calculateLines } from './calculate-lines';
import { refuseDuplicate } from './refuse-duplicate';
import { submitInvoice } from './submit';
import { readSurroundings } from './surroundings';

type Invoice = Recorded<'vendorInvoice'>;
type Reason = 'disputeReason' | 'rejectReason';

/**
 * The host's part of a new invoice: it is a draft, or submitted at once.
 * @throws Problem INVALID naming the field, DUPLICATE, CONFLICT, FORBIDDEN
 */
export async function createInvoice(
  context: TransactionContext,
  draft: Draft<'vendorInvoice'>,
): Promise<Partial<Invoice>> {
  if (!writesFor(context.caller, draft.companyId))
    throw invalid('companyId', sentence('vendorInvoices.companyIdNotCompanyBill'));
  for (const word of ['disputeReason', 'rejectReason', 'disputedLines'] as const)
    if (draft[word]) throw forbiddenField(word);
  holdToCurrency(draft.currency);
  const status = draft.invoiceStatus ?? 'draft';
  if (status !== 'draft' && status !== 'submitted')
    throw conflict(sentence('vendorInvoices.newInvoiceDraftSubmitted'));
  const _id = newId(context.now.getTime());
  await refuseDuplicate(context, { ...draft, _id });
  const { fields, calculated } = await completeInvoice(
    context.db,
    { ...draft, lines: draft.lines },
    context.now,
  );
  await openFile(context, 'vendorInvoice', fields);
  if (status === 'draft') return { _id, ...fields };
  const whole = { approvalLevel: null, receivedDate: null, documentId: null, ...draft, ...fields, _id };
  return { _id, ...fields, ...(await submitInvoice(context, whole as Invoice, calculated)) };
}

/**
 * Holds a change of an invoice to whose step it is: its owner writes it while it is open and submits it, with a note for whoever
 * approves it; a level decides it, of the whole or of some lines, with a note for the next level or a reason for the owner.
 * @throws Problem INVALID or FIELD_FORBIDDEN naming the field, DUPLICATE, CONFLICT with the sentence
 */
export async function changeInvoice(
  context: TransactionContext,
  current: Invoice,
  change: Change<'vendorInvoice'>,
): Promise<Partial<Invoice>> {
  const { _id: _, version: __, invoiceStatus: to, disputeReason, rejectReason, ...rest } = change;
  const said = { disputeReason, rejectReason };
  const step = to && vendorInvoiceSteps[current.invoiceStatus][to];
  const { note, disputedLines, ...others } = rest;
  const isDecided = step === 'approver' && to !== 'in_review';
  const contents = isDecided ? others : rest;
  const reasonField = reasonOf(to);
  const foreign = (Object.keys(said) as Reason[]).find((field) => said[field] && field !== reasonField);
  if (foreign) throw forbiddenField(foreign);
  const isWritten = Object.keys(contents).length > 0;
  if (isWritten) holdToOwner(context, current, contents);
  if (step === 'approver') {
    if (isWritten) throw forbiddenField(Object.keys(contents)[0] ?? '');
    if (!isDecided) return takenBack(context, current);
    const reason = to === 'approved' ? note : said[reasonField];
    if (note && to !== 'approved') throw forbiddenField('note');
    const decision = { decision: to as 'approved', note: reason ?? null, lines: disputedLines ?? [] };
    const noteField = to === 'approved' ? 'note' : reasonField;
    const fieldNames = { noteField, linesField: 'disputedLines' };
    // What a level says stands with its approval; the owner's own note stays.
    return { note: current.note, ...decideInvoice(context, current, { ...decision, ...fieldNames }) };
  }
  const meant = { ...current, ...contents } as Invoice;
  if (to) {
    const facts = factsOf(context.caller, meant, Boolean(said[reasonField]));
    const refusal = whyNotVendorInvoice(current.invoiceStatus, to, facts);
    if (refusal) throw refusalOf(refusal, reasonField);
    if (to === 'void' && isWritten) throw forbiddenField(Object.keys(contents)[0] ?? '');
    if (to === 'void') return {};
  }
  return rewritten(context, current, meant, to === 'submitted');
}

// Contract, limits and accounts are in Canadian dollars; what counts otherwise is billed in them.
function holdToCurrency(currency: Invoice['currency'] | null | undefined): void {
  if (currency && currency !== 'CAD')
    throw invalid('currency', sentence('vendorInvoices.onlyCanadianDollars'));
}

// A dispute has a reason of its own; whatever else ends an invoice says so in the other.
function reasonOf(to: Invoice['invoiceStatus'] | null | undefined): Reason {
  return to === 'disputed' ? 'disputeReason' : 'rejectReason';
}

function holdToOwner(context: TransactionContext, current: Invoice, contents: object): void {
  if ('disputedLines' in contents) throw forbiddenField('disputedLines');
  if (!writesFor(context.caller, current.companyId)) throw forbiddenField(Object.keys(contents)[0] ?? '');
  if (!openVendorInvoice.includes(current.invoiceStatus))
    throw conflict(sentence('vendorInvoices.whatInvoiceSaysChangesOnly'));
}

// A level asks for nothing more: the invoice goes on waiting for it.
function takenBack(context: TransactionContext, current: Invoice): Partial<Invoice> {
  const refusal = whyNotVendorInvoice(
    current.invoiceStatus,
    'in_review',
    factsOf(context.caller, current, false),
  );
  if (refusal) throw refusalOf(refusal, 'disputeReason');
  return { disputeReason: null, disputedLines: null };
}

async function rewritten(
  context: TransactionContext,
  current: Invoice,
  meant: Invoice,
  submits: boolean,
): Promise<Partial<Invoice>> {
  holdToCurrency(meant.currency);
  if (meant.invoiceNumber !== current.invoiceNumber) await refuseDuplicate(context, meant);
  const dueDate = meant.invoiceDate === current.invoiceDate ? meant.dueDate : null;
  const around = await readSurroundings(context.db, current.companyId, current.fileIds);
  const lines = followTaxes(calculateLines(current.lines, current.invoiceDate, around, true), meant.lines);
  const { fields, calculated } = await completeInvoice(context.db, { ...meant, lines, dueDate }, context.now);
  await openFile(context, 'vendorInvoice', fields);
  const whole = { ...meant, ...fields };
  return submits ? { ...fields, ...(await submitInvoice(context, whole, calculated)) } : fields;
}
