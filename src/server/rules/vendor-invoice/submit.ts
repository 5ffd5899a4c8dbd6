import { askedFor, clientLevel, levelsFor } from '#contract/lifecycles/vendor-invoice';
import { centsOf } from '#contract/money/cents';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import { examine } from './checks/examine';
import type { Findings } from './checks/examine';
import { compared, nothing } from './complete';
import type { CalculatedLine } from './calculate-lines';

type Invoice = Recorded<'vendorInvoice'>;

/**
 * What becomes of an invoice when it is submitted: its checks run, and it goes to the level that sent it back, to the first one, or,
 * where everything is within the contract, on its way to the accounts.
 * @throws Problem INVALID naming `documentId`
 */
export async function submitInvoice(
  context: TransactionContext,
  invoice: Invoice,
  lines: readonly CalculatedLine[],
): Promise<Partial<Invoice>> {
  if (!invoice.documentId) throw invalid('documentId', sentence('values.required', { field: 'documentId' }));
  const receivedDate = invoice.receivedDate ?? (await dayAtVendor(context, invoice));
  const found = await examine(context.db, invoice, lines, receivedDate);
  return standingOf(invoice, lines, found, { receivedDate, submittedBy: context.caller.userId });
}

/** Where an invoice stands once it came in and its checks found what they found. */
export function standingOf(
  invoice: Pick<Invoice, 'approvalLevel' | 'directBilling' | 'lines'>,
  lines: readonly CalculatedLine[],
  found: Findings,
  came: Pick<Invoice, 'receivedDate' | 'submittedBy'>,
): Partial<Invoice> {
  const submitted = {
    ...came,
    checks: lines.map((line, index) => compared(line, index, found.lines[index] ?? nothing)),
    flags: [...found.all],
    disputeReason: null,
    rejectReason: null,
    disputedLines: null,
  };
  const isNew = invoice.approvalLevel === null;
  if (
    isNew &&
    !invoice.directBilling &&
    found.all.length === 0 &&
    lines.every((line) => isAccepted(line, lines))
  )
    return { ...submitted, invoiceStatus: 'pending_post', levelsNeeded: 0 };
  return {
    ...submitted,
    invoiceStatus: 'in_review',
    approvalLevel: invoice.approvalLevel ?? (invoice.directBilling ? clientLevel : 1),
    levelsNeeded: levelsFor(askedFor(invoice.lines)),
  };
}

// It comes in on the day that its vendor dates it by.
async function dayAtVendor({ db, now }: TransactionContext, { companyId }: Invoice): Promise<string> {
  const { state } = await db
    .selectFrom('company')
    .select('state')
    .where('_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return todayIn(state, now);
}

// What the price list lets through without a person: all that is billed of the kind on the file, so that no one stays below by halves
// nor by what another line takes off again.
function isAccepted({ line, price }: CalculatedLine, lines: readonly CalculatedLine[]): boolean {
  if (price?.autoApproveLimit == null) return false;
  const sum = lines
    .filter((other) => other.line.fileId === line.fileId && other.line.feeType === line.feeType)
    .reduce((cents, { amount }) => cents + Math.max(0, amount), 0);
  return sum <= centsOf(price.autoApproveLimit);
}
