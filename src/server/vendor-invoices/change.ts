import {
  openVendorInvoice,
  vendorInvoiceSteps,
  whyNotVendorInvoice,
} from '#contract/lifecycles/vendor-invoice';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { newId } from '../database/new-id';
import { openFile } from '../records/open-file';
import type { Write } from '../request/work';
import { conflict, forbiddenField, invalid } from '../rules/refuse';
import { completeInvoice } from './complete';
import { decideInvoice } from './decide';
import { factsOf, refusalOf } from './facts';
import { keeps } from './keepers';
import { refuseDuplicate } from './refuse-duplicate';
import { submitInvoice } from './submit';

type Invoice = Recorded<'vendorInvoice'>;
type Reason = 'disputeReason' | 'rejectReason';

const today = (write: Write): string => write.now.toISOString().slice(0, 10);

/**
 * The host's part of a new invoice: it is a draft, or submitted at once.
 * @throws Problem INVALID naming the field, DUPLICATE, CONFLICT, FORBIDDEN
 */
export async function createInvoice(write: Write, draft: Draft<'vendorInvoice'>): Promise<Partial<Invoice>> {
  if (!keeps(write.caller, draft.companyId))
    throw invalid('companyId', 'companyId is not a company that you bill for');
  for (const reason of ['disputeReason', 'rejectReason'] as const)
    if (draft[reason]) throw forbiddenField(reason);
  const status = draft.invoiceStatus ?? 'draft';
  if (status !== 'draft' && status !== 'submitted') throw conflict('A new invoice is a draft, or submitted.');
  const _id = newId(write.now.getTime());
  await refuseDuplicate(write, { ...draft, _id });
  const { fields, reckoned } = await completeInvoice(
    write.db,
    { ...draft, lines: draft.lines },
    today(write),
  );
  await openFile(write, 'vendorInvoice', fields);
  if (status === 'draft') return { _id, ...fields };
  const whole = { approvalLevel: null, receivedDate: null, documentId: null, ...draft, ...fields, _id };
  return { _id, ...fields, ...(await submitInvoice(write, whole as Invoice, reckoned)) };
}

/**
 * Holds a change of an invoice to whose step it is: its keeper writes it while it is open and submits it, a level decides it.
 * @throws Problem INVALID or FIELD_FORBIDDEN naming the field, DUPLICATE, CONFLICT with the sentence
 */
export async function changeInvoice(
  write: Write,
  current: Invoice,
  change: Change<'vendorInvoice'>,
): Promise<Partial<Invoice>> {
  const { _id: _, version: __, invoiceStatus: to, disputeReason, rejectReason, ...contents } = change;
  const said = { disputeReason, rejectReason };
  const reasonField = reasonOf(to);
  const foreign = (Object.keys(said) as Reason[]).find((field) => said[field] && field !== reasonField);
  if (foreign) throw forbiddenField(foreign);
  const isWritten = Object.keys(contents).length > 0;
  if (isWritten) holdToKeeper(write, current, contents);
  const step = to && vendorInvoiceSteps[current.invoiceStatus][to];
  if (step === 'approver') {
    if (isWritten) throw forbiddenField(Object.keys(contents)[0] ?? '');
    return decided(write, current, to as 'approved', said[reasonField] ?? null, reasonField);
  }
  const meant = { ...current, ...contents } as Invoice;
  if (to) {
    const facts = factsOf(write.caller, meant, Boolean(said[reasonField]));
    const refusal = whyNotVendorInvoice(current.invoiceStatus, to, facts);
    if (refusal) throw refusalOf(refusal, reasonField);
    if (to === 'void') return {};
  }
  return rewritten(write, current, meant, to === 'submitted');
}

// A dispute has a reason of its own; whatever else ends an invoice says so in the other.
function reasonOf(to: Invoice['invoiceStatus'] | null | undefined): Reason {
  return to === 'disputed' ? 'disputeReason' : 'rejectReason';
}

function holdToKeeper(write: Write, current: Invoice, contents: object): void {
  if (!keeps(write.caller, current.companyId)) throw forbiddenField(Object.keys(contents)[0] ?? '');
  if (!openVendorInvoice.includes(current.invoiceStatus))
    throw conflict('What an invoice says changes only before it is submitted, or after it was sent back.');
}

function decided(
  write: Write,
  current: Invoice,
  to: 'approved' | 'disputed' | 'rejected' | 'in_review',
  note: string | null,
  noteField: Reason,
): Partial<Invoice> {
  if (to !== 'in_review') return decideInvoice(write, current, { decision: to, note, lines: [], noteField });
  const refusal = whyNotVendorInvoice(
    current.invoiceStatus,
    to,
    factsOf(write.caller, current, Boolean(note)),
  );
  if (refusal) throw refusalOf(refusal, noteField);
  return { disputeReason: null };
}

async function rewritten(
  write: Write,
  current: Invoice,
  meant: Invoice,
  submits: boolean,
): Promise<Partial<Invoice>> {
  if (meant.invoiceNumber !== current.invoiceNumber) await refuseDuplicate(write, meant);
  const dueDate = meant.invoiceDate === current.invoiceDate ? meant.dueDate : null;
  const { fields, reckoned } = await completeInvoice(write.db, { ...meant, dueDate }, today(write));
  await openFile(write, 'vendorInvoice', fields);
  const whole = { ...meant, ...fields };
  return submits ? { ...fields, ...(await submitInvoice(write, whole, reckoned)) } : fields;
}
