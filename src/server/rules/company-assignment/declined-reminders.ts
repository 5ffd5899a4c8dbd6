import type { Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { completeReminders, remindNow } from '../reminder/rule-reminders';

type Declined = Pick<Recorded<'companyAssignment'>, 'fileId' | 'assignedBy' | 'declineReason'>;

const titleOf = (company: string, reason: Declined['declineReason']): Sentence =>
  sentence('network.assignAgain', { company, reason: choices.declineReason[reason ?? 'other'] });

/** Who proposed a file that was declined has to find somebody else for it, from that moment on. */
export async function remindOfDecline(
  context: TransactionContext,
  { fileId, assignedBy, declineReason }: Declined,
  company: string,
): Promise<void> {
  if (!assignedBy) return;
  await remindNow(context, [assignedBy], { fileId, title: titleOf(company, declineReason) });
}

/** Nobody has to be found any more for a file that somebody else was asked to take, or has taken. */
export async function completeDeclined(context: TransactionContext, fileId: string): Promise<void> {
  const declined = await context.db
    .selectFrom('companyAssignment')
    .innerJoin('company', 'company._id', 'companyAssignment.companyId')
    .select(['companyName', 'declineReason'])
    .where('fileId', '=', fileId)
    .where('status', '=', 'declined')
    .execute();
  for (const { companyName, declineReason } of declined)
    await completeReminders(context, { fileId, title: titleOf(companyName, declineReason) });
}
