import { sql } from 'kysely';
import { instantAt } from '#contract/local-time';
import { provinceZones } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { cancelReminders, moveReminders, remind } from '../reminder/rule-reminders';

type File = Recorded<'file'>;

const titleOf = (ref: string): Sentence => sentence('files.reviewHold', { ref });
const nine = 9 * 3_600_000;

/**
 * A hold is looked at again in the morning of its last day, where the file is: by who set it, and by the people of the same house who
 * work the file. Another day moves that, a release takes it from their desks.
 */
export async function reviewHold(context: TransactionContext, before: File, after: File): Promise<void> {
  const about = { fileId: after._id, title: titleOf(after.ref) };
  if (before.hold && !after.hold) return cancelReminders(context, about);
  if (!after.hold || !after.holdUntil || before.holdUntil === after.holdUntil) return;
  const dueDate = morningOf(after.holdUntil, provinceZones[after.state]);
  const people = before.hold
    ? await moveReminders(context, { ...about, dueDate, since: after.heldSince ?? after.statusSince })
    : await readReviewers(context, after);
  for (const userId of people)
    await remind(context, { ...about, userId, reminderType: 'hold_review', dueDate });
}

/** Who of the caller’s house works a file, and the caller. */
export async function readReviewers(
  context: TransactionContext,
  { assignedUsers }: Pick<File, 'assignedUsers'>,
): Promise<string[]> {
  const { userId, family } = context.caller;
  const { rows } = await sql<{ _id: string }>`
    select u._id from "user" u where u."userStatus" = 'active'
      and (u._id = ${userId}::uuid or (u._id = any(${assignedUsers ?? []}::uuid[]) and u."companyId" = any(${family}::uuid[])))
    order by u._id`.execute(context.db);
  return rows.map(({ _id }) => _id);
}

function morningOf(date: string, zone: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return instantAt({ year, month, day, time: nine }, zone).toISOString();
}
