import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { keepDocumentSoon } from '../../invoices/keep-invoice-document';
import { awaitInvoiceMail } from '../../messages/await-mail';
import { taxesOfLine } from './tax-as-billed';
import { feesOf, holdFees, letGoOfFees, markFees } from './mark-fees';

type Invoice = Recorded<'invoice'>;

/** What a change of an invoice brings to its fees and to its reader. */
export async function followInvoice(
  context: TransactionContext,
  before: Invoice,
  after: Invoice,
): Promise<void> {
  if (before.status === 'draft') await moveHold(context, before, after);
  if (before.status === after.status) return;
  if (before.status === 'draft') {
    const lines = new Map((after.lines ?? []).map((line) => [line.feeId, taxesOfLine(line)]));
    await markFees(context, feesOf(after), ({ _id }) => ({ status: 'invoiced', ...lines.get(_id) }));
    keepDocumentSoon(context, after._id);
  }
  if (after.status === 'void')
    await markFees(context, feesOf(after), { status: 'approved', invoiceId: null });
  if (after.status === 'sent' && after.sentAt !== before.sentAt) await awaitInvoiceMail(context, after._id);
}

async function moveHold(context: TransactionContext, before: Invoice, after: Invoice): Promise<void> {
  const [had, has] = [before.feeIds ?? [], after.feeIds ?? []];
  await letGoOfFees(
    context,
    had.filter((id) => !has.includes(id)),
  );
  await holdFees(
    context,
    after._id,
    has.filter((id) => !had.includes(id)),
  );
}
