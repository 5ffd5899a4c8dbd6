import { sql } from 'kysely';
import { centsOf } from '#contract/money/cents';
import type { FileBilling } from '#contract/money/file-money';
import type { Side } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Db, Sql } from '../../database/tables';
import { selectBilling } from '../../invoices/file-billing';

/** Something about the money of a file that is not settled, and the tab on which to settle it. */
export interface OpenMoney {
  readonly message: Sentence;
  readonly tab: 'fees' | 'invoices' | 'payments';
  /** The sides that read how much or how many: whoever reads the records that it is counted from. */
  readonly told: readonly Side[];
}

const ofAgency: readonly Side[] = ['agency'];
const ofClientToo: readonly Side[] = ['agency', 'client'];

type Standing = Pick<FileBilling, 'unbilled' | 'drafts' | 'openInvoices' | 'owed' | 'trustHeld'> & {
  readonly fees: number;
  readonly payments: number;
};

/** The money of a file, whose id is given in SQL, as it stands, as a query of one row: its billing, and what of its fees and payments is undecided. */
export function selectMoney(fileId: Sql): Sql {
  return sql`select unbilled, drafts, "openInvoices", owed, "trustHeld", "undecidedFees" fees, "pendingPayments" payments
    from (${selectBilling(fileId)}) b`;
}

/** Whether nothing of a file's money stands open before it can be closed, as a condition on a row of `selectMoney`. */
export const isReconciled = sql.raw(
  `(m.fees = 0 and m.unbilled = 0 and m.drafts = 0 and m."openInvoices" = 0 and m.payments = 0 and m."trustHeld" = 0)`,
);

/** What of a file's money stands open before it can be closed: nothing where the list is empty. */
export async function openMoney(db: Db, fileId: string): Promise<OpenMoney[]> {
  const { rows } = await sql<Standing>`${selectMoney(sql`${fileId}::uuid`)}`.execute(db);
  const [money] = rows;
  if (!money) throw new Error('the money of a file could not be read');
  const { unbilled, drafts, openInvoices, owed, trustHeld, fees, payments } = money;
  const open: (OpenMoney | false)[] = [
    fees > 0 && {
      message: sentence('files.feesNeitherApprovedNorDeclined', { count: fees }),
      tab: 'fees',
      told: ofAgency,
    },
    centsOf(unbilled) !== 0 && {
      message: sentence('files.feesNeitherInvoicedNorWritten', { amount: unbilled }),
      tab: 'fees',
      told: ofClientToo,
    },
    drafts > 0 && {
      message: sentence('files.draftInvoicesNotIssued', { count: drafts }),
      tab: 'invoices',
      told: ofAgency,
    },
    openInvoices > 0 && {
      message: sentence('files.openInvoices', { amount: owed, count: openInvoices }),
      tab: 'invoices',
      told: ofClientToo,
    },
    payments > 0 && {
      message: sentence('files.paymentsNotCleared', { count: payments }),
      tab: 'payments',
      told: ofClientToo,
    },
    centsOf(trustHeld) !== 0 && {
      message: sentence('files.trustHoldsRemitted', { amount: trustHeld }),
      tab: 'payments',
      told: ofClientToo,
    },
  ];
  return open.filter((one) => one !== false);
}
