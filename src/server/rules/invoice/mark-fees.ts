import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { writeChanges } from '../../records/change-many';
import { changeWhere } from '../../records/change-where';
import type { TransactionContext } from '../../request/context';
import type { FeeTaxes } from './tax-as-billed';

/** Keeps fees for a draft, so that no other invoice takes them. Nothing has happened to them yet, so history is silent. */
export async function holdFees(
  context: TransactionContext,
  invoiceId: string,
  feeIds: readonly string[],
): Promise<void> {
  await setInvoice(context, invoiceId, feeIds);
}

/** Lets go of fees that a draft kept. */
export async function letGoOfFees(context: TransactionContext, feeIds: readonly string[]): Promise<void> {
  await setInvoice(context, null, feeIds);
}

async function setInvoice(
  context: TransactionContext,
  invoiceId: string | null,
  feeIds: readonly string[],
): Promise<void> {
  if (feeIds.length === 0) return;
  await changeWhere(context, 'fee', sql`t._id = any(${feeIds}::uuid[])`, { invoiceId });
}

type Marked = Partial<
  Pick<Recorded<'fee'>, 'status' | 'invoiceId' | 'paidDate' | 'recoveredAmount'> & FeeTaxes
>;

/** Carries to fees what became of the invoice or payment that they are on, each with its history. */
export async function markFees(
  context: TransactionContext,
  feeIds: readonly string[],
  change: Marked | ((fee: Recorded<'fee'>) => Marked),
): Promise<void> {
  if (feeIds.length === 0) return;
  const { rows } = await sql<Recorded<'fee'>>`select * from fee t where t._id = any(${feeIds}::uuid[])
    and t."deletedAt" is null order by t._id`.execute(context.db);
  // What was written off while it was billed stays so.
  const standing = rows.filter(({ status }) => status !== 'written_off' && status !== 'void');
  await writeChanges(context, 'fee', standing, (fee) =>
    typeof change === 'function' ? change(fee) : change,
  );
}

/** The fees that the lines of an invoice came from. */
export const feesOf = (invoice: Pick<Recorded<'invoice'>, 'lines'>): string[] =>
  (invoice.lines ?? []).flatMap(({ feeId }) => (feeId ? [feeId] : []));
