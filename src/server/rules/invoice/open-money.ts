import { centsOf } from '#contract/money/cents';
import type { Db } from '../../database/tables';
import { sql } from 'kysely';
import { fileBilling } from '../../invoices/file-billing';

/** Something about the money of a file that is not settled, and the tab on which to settle it. */
export interface OpenMoney {
  readonly message: string;
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
    fees > 0 && { message: `${fees} fees are neither approved nor declined.`, tab: 'fees' },
    centsOf(unbilled) !== 0 && {
      message: `${unbilled} of fees are neither invoiced nor written off.`,
      tab: 'fees',
    },
    drafts > 0 && { message: `${drafts} draft invoices are not issued.`, tab: 'invoices' },
    openInvoices > 0 && { message: `${owed} is open on ${openInvoices} invoices.`, tab: 'invoices' },
    payments > 0 && { message: `${payments} payments have not cleared.`, tab: 'payments' },
    centsOf(trustHeld) !== 0 && {
      message: `The trust holds ${trustHeld}, which is to be remitted.`,
      tab: 'payments',
    },
  ];
  return open.filter((one) => one !== false);
}
