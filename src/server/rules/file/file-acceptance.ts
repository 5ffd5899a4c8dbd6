import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Write } from '../../request/work';
import { announceRush, readSupervisors, withdrawRush } from './file-rush';
import { completeReminders, moveReminders, remind } from '../reminder/rule-reminders';

type File = Recorded<'file'>;

const titleOf = (ref: string): string => `Accept ${ref}`;

/** Puts the acceptance of a new file on the desk of who accepts at its agency; that of a rush on those of all its supervisors. */
export async function askForAcceptance(write: Write, file: File): Promise<void> {
  if (file.isRushFile) await announceRush(write, file);
  const { statusDue: dueDate } = file;
  if (!dueDate) return;
  const keepers = file.isRushFile ? await readSupervisors(write, file) : await readKeeper(write, file);
  for (const userId of keepers)
    await remind(write, {
      fileId: file._id,
      userId,
      reminderType: 'follow_up',
      title: titleOf(file.ref),
      dueDate,
    });
}

async function readKeeper(write: Write, { agencyId }: File): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select u._id from "user" u join role r on r._id = u."roleId"
    where u."companyId" = ${agencyId}::uuid and u."userStatus" = 'active' and r.key = 'file_manager'
    order by u."noteAdmin" desc, u."createdAt", u._id limit 1`.execute(write.db);
  return rows.map(({ _id }) => _id);
}

/** Where a file stands until it is accepted, declined or goes another way. */
const undecided: readonly File['status'][] = ['new_assignment', 'under_review', 'information_required'];

/** A file that was decided on waits for no acceptance; one that still waits does so until its status is due. */
export async function settleAcceptance(write: Write, before: File, after: File): Promise<void> {
  if (!undecided.includes(before.status)) return;
  const about = { fileId: after._id, title: titleOf(after.ref) };
  if (!undecided.includes(after.status)) {
    await completeReminders(write, about);
    await withdrawRush(write, after);
  } else if (after.statusDue && before.status === after.status && before.statusDue !== after.statusDue)
    await moveReminders(write, { ...about, dueDate: after.statusDue });
}
