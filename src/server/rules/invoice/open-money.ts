import { centsOf } from '#contract/money/cents';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { sql } from 'kysely';
import { fileBilling } from '../../invoices/file-billing';

/** Something about the money of a file that is not settled, and the tab on which to settle it. */
export interface OpenMoney {
  readonly message: Sentence;
  readonly tab: 'fees' | 'invoices' | 'payments';
}

/** What of a file's money stands open before it can be closed: nothing where the list is empty. */
export async function openMoney(db: Db, fileId: string): Promise<OpenMoney[]> {
  const { unbilled, drafts, openInvoices, owed, trustHeld } = await fileBilling(db, fileId);
  const { rows } = await sql<{ fees: number; payments: number }>`select
    (select count(*) from fee where "fileId" = ${fileId}::uuid and direction = 'receivable' and "deletedAt" is null
      and status in ('draft', 'pending_approval')) fees,
    (select count(*) from payment where "fileId" = ${fileId}::uuid and "deletedAt" is null and status = 'pending') payments`.execute(
    db,
  );
  const { fees = 0, payments = 0 } = rows[0] ?? {};
  const open: (OpenMoney | false)[] = [
    fees > 0 && { message: sentence('files.feesNeitherApprovedNorDeclined', { count: fees }), tab: 'fees' },
    centsOf(unbilled) !== 0 && {
      message: sentence('files.feesNeitherInvoicedNorWritten', { amount: unbilled }),
      tab: 'fees',
    },
    drafts > 0 && { message: sentence('files.draftInvoicesNotIssued', { count: drafts }), tab: 'invoices' },
    openInvoices > 0 && {
      message: sentence('files.openInvoices', { amount: owed, count: openInvoices }),
      tab: 'invoices',
    },
    payments > 0 && { message: sentence('files.paymentsNotCleared', { count: payments }), tab: 'payments' },
    centsOf(trustHeld) !== 0 && {
      message: sentence('files.trustHoldsRemitted', { amount: trustHeld }),
      tab: 'payments',
    },
  ];
  return open.filter((one) => one !== false);
}
