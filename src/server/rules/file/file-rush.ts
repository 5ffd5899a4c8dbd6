import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { completeReminders, remindNow } from '../reminder/rule-reminders';

type File = Recorded<'file'>;

const titleOf = (ref: string): Sentence => sentence('files.rushFile', { ref });

/** Tells the supervisors of its agency at once that a file is a rush, all but the one who made it so. */
export async function announceRush(context: TransactionContext, file: File): Promise<void> {
  const supervisors = await readSupervisors(context, file);
  const others = supervisors.filter((one) => one !== context.caller.userId);
  await remindNow(context, others, { fileId: file._id, title: titleOf(file.ref) });
}

/** Who heard of a rush need not look at what has become an ordinary file, or has been decided on. */
export function withdrawRush(context: TransactionContext, { _id, ref }: File): Promise<void> {
  return completeReminders(context, { fileId: _id, title: titleOf(ref) });
}

/** The people who supervise at the agency of a file. */
export async function readSupervisors(
  context: TransactionContext,
  { agencyId }: Pick<File, 'agencyId'>,
): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select u._id from "user" u join role r on r._id = u."roleId"
    where u."companyId" = ${agencyId}::uuid and u."userStatus" = 'active' and r.key = 'supervisor' order by u._id`.execute(
    context.db,
  );
  return rows.map(({ _id }) => _id);
}
