import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { announceRush, readSupervisors, withdrawRush } from './file-rush';
import { completeReminders, moveReminders, remind } from '../reminder/rule-reminders';

type File = Recorded<'file'>;

const titleOf = (ref: string): Sentence => sentence('files.accept', { ref });

/** Puts the acceptance of a new file on the desk of who accepts at its agency; that of a rush on those of all its supervisors. */
export async function askForAcceptance(context: TransactionContext, file: File): Promise<void> {
  if (file.isRushFile) await announceRush(context, file);
  const { statusDue: dueDate } = file;
  if (!dueDate) return;
  const owners = file.isRushFile ? await readSupervisors(context, file) : await readOwner(context, file);
  for (const userId of owners)
    await remind(context, {
      fileId: file._id,
      userId,
      reminderType: 'follow_up',
      title: titleOf(file.ref),
      dueDate,
    });
}

async function readOwner(context: TransactionContext, { agencyId }: File): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select u._id from "user" u join role r on r._id = u."roleId"
    where u."companyId" = ${agencyId}::uuid and u."userStatus" = 'active' and r.key = 'file_manager'
    order by u."noteAdmin" desc, u."createdAt", u._id limit 1`.execute(context.db);
  return rows.map(({ _id }) => _id);
}

/** Where a file stands until it is accepted, declined or goes another way. */
const undecided: readonly File['status'][] = ['new_assignment', 'under_review', 'information_required'];

/** A file that was decided on waits for no acceptance; one that still waits does so until its status is due. */
export async function followAcceptance(
  context: TransactionContext,
  before: File,
  after: File,
): Promise<void> {
  if (!undecided.includes(before.status)) return;
  const about = { fileId: after._id, title: titleOf(after.ref) };
  if (!undecided.includes(after.status)) {
    await completeReminders(context, about);
    await withdrawRush(context, after);
  } else if (after.statusDue && before.status === after.status && before.statusDue !== after.statusDue)
    await moveReminders(context, { ...about, dueDate: after.statusDue });
}
