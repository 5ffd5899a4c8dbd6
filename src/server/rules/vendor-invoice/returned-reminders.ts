import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { completeReminders, remindNow } from '../reminder/rule-reminders';

type Invoice = Recorded<'vendorInvoice'>;

/** More people than this are not told at once. */
const mostReminded = 10;

const isBack = ({ invoiceStatus }: Invoice): boolean =>
  invoiceStatus === 'disputed' || invoiceStatus === 'rejected';

const titleOf = ({ invoiceNumber, invoiceStatus }: Invoice): Sentence =>
  sentence('vendorInvoices.vendorInvoice', { number: invoiceNumber, status: invoiceStatus });

/**
 * An invoice that was sent back lies on the desk of whoever sent it in, or of those of its company who write them, until it goes on. It is
 * reminded of beside its files: it may bill many, and none of them need be in reach any more.
 */
export async function remindOfReturn(
  context: TransactionContext,
  before: Invoice,
  after: Invoice,
): Promise<void> {
  if (before.invoiceStatus === after.invoiceStatus) return;
  await completeReturnedReminders(context, before);
  if (!isBack(after)) return;
  await remindVendor(context, after, titleOf(after));
}

/** Puts a sentence about an invoice on the desk of whoever sent it in, or of those of its vendor who write them. */
export async function remindVendor(
  context: TransactionContext,
  invoice: Invoice,
  title: Sentence,
): Promise<void> {
  await remindNow(context, await remindedUsers(context, invoice), { title });
}

/** An invoice that is no longer with its vendor, or gone, is on nobody's desk there. */
export async function completeReturnedReminders(
  context: TransactionContext,
  invoice: Invoice,
): Promise<void> {
  if (isBack(invoice)) await completeReminders(context, { fileId: null, title: titleOf(invoice) });
}

async function remindedUsers(context: TransactionContext, invoice: Invoice): Promise<string[]> {
  const { rows } = await sql<{ userId: string; sent: boolean }>`
    select u._id "userId", u._id = ${invoice.submittedBy}::uuid sent
    from "user" u join company c on c._id = u."companyId" join company v on v._id = ${invoice.companyId}::uuid and v.lineage[1] = c.lineage[1]
    join role r on r._id = u."roleId"
    where u."userStatus" = 'active' and u._id <> ${context.caller.userId}::uuid
      and r.permissions @? '$[*] ? (@.resource == "vendorInvoice" && @.actions[*] == "edit")'
    order by 2 desc nulls last, u._id limit ${mostReminded}`.execute(context.db);
  const [first] = rows;
  return first?.sent ? [first.userId] : rows.map(({ userId }) => userId);
}
