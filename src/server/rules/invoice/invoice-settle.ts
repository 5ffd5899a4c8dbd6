import type { Recorded } from '#contract/resources/index';
import { afterCommit } from '../../request/after-commit';
import type { Write } from '../../request/work';
import { keepPaperSoon } from '../../invoices/keep-invoice-document';
import { sendInvoice } from '../../invoices/send-invoice';
import { feesOf, holdFees, letGoOfFees, markFees } from './mark-fees';

type Invoice = Recorded<'invoice'>;

/** What a change of an invoice brings to its fees and to its reader. */
export async function settleInvoice(write: Write, before: Invoice, after: Invoice): Promise<void> {
  if (before.status === 'draft') await moveHold(write, before, after);
  if (before.status === after.status) return;
  if (before.status === 'draft') {
    await markFees(write, feesOf(after), { status: 'invoiced' });
    keepPaperSoon(write, after._id);
  }
  if (after.status === 'void') await markFees(write, feesOf(after), { status: 'approved', invoiceId: null });
  if (after.status === 'sent' && after.sentAt !== before.sentAt)
    afterCommit(write, 'sending an invoice', () => sendInvoice(write.house, after));
}

async function moveHold(write: Write, before: Invoice, after: Invoice): Promise<void> {
  const [had, has] = [before.feeIds ?? [], after.feeIds ?? []];
  await letGoOfFees(
    write,
    had.filter((id) => !has.includes(id)),
  );
  await holdFees(
    write,
    after._id,
    has.filter((id) => !had.includes(id)),
  );
}
