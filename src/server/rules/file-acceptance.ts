import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Write } from '../request/work';
import { completeReminders, remind } from './rule-reminders';

type File = Recorded<'file'>;

const titleOf = (ref: string): string => `Accept ${ref}`;

/** Puts the acceptance of a new file on the desk of who accepts at its agency: a supervisor where it is a rush. */
export async function askForAcceptance(write: Write, file: File): Promise<void> {
  const { rows } = await sql<{ _id: string }>`
    select u._id from "user" u join role r on r._id = u."roleId"
    where u."companyId" = ${file.agencyId}::uuid and u."userStatus" = 'active' and r.key = ${file.isRushFile ? 'supervisor' : 'file_manager'}
    order by u."noteAdmin" desc, u."createdAt", u._id limit 1`.execute(write.db);
  const keeper = rows[0];
  if (!keeper || !file.statusDue) return;
  await remind(write, {
    fileId: file._id,
    userId: keeper._id,
    reminderType: 'follow_up',
    title: titleOf(file.ref),
    dueDate: file.statusDue,
  });
}

/** Where a file stands until it is accepted, declined or goes another way. */
const undecided: readonly File['status'][] = ['new_assignment', 'under_review', 'information_required'];

/** A file that was decided on waits for no acceptance. */
export async function settleAcceptance(write: Write, before: File, after: File): Promise<void> {
  if (undecided.includes(before.status) && !undecided.includes(after.status))
    await completeReminders(write, { fileId: after._id, title: titleOf(after.ref) });
}
