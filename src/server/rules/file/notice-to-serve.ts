import { sql } from 'kysely';
import { formOf } from '#contract/forms/index';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { readTerm } from '../company/playbook-term';
import { completeReminders, moveReminders, remind } from '../reminder/rule-reminders';
import { readReviewers } from './hold-review';

type File = Recorded<'file'>;

const titleOf = (ref: string): Sentence => sentence('files.noticeToServe', { ref });

/**
 * Once a file waits for its notice, whoever its client says sends them is reminded of it, until it has gone: those of the agency who work
 * the file, or those of the client who make such notices. A client that does not say leaves it to the desk of the file.
 */
export async function remindOfNotice(context: TransactionContext, before: File, after: File): Promise<void> {
  const [waited, waits] = [before, after].map(({ status }) => status === 'notice_pending');
  const about = { fileId: after._id, title: titleOf(after.ref) };
  if (waited && !waits) return completeReminders(context, about);
  if (!waits) return;
  const dueDate = after.statusDue ?? context.now.toISOString();
  if (waited) {
    if (before.statusDue !== after.statusDue) await moveReminders(context, { ...about, dueDate });
    return;
  }
  const sender = await readTerm(context.db, after._id, 'noticeResponsible');
  if (!sender) return;
  const people = await (sender === 'client' ? readClientsPeople : readReviewers)(context, after);
  for (const userId of people)
    await remind(context, { ...about, userId, reminderType: 'notice_deadline', dueDate });
}

/** Those of a client who make notices: who works the file among them, or all. */
async function readClientsPeople({ db }: TransactionContext, file: File): Promise<string[]> {
  const { madeBy } = formOf('notice_of_disposition');
  const { rows } = await sql<{ _id: string; works: boolean }>`
    select u._id, u._id = any(${file.assignedUsers ?? []}::uuid[]) works from "user" u join role r on r._id = u."roleId"
    where u."companyId" in (${file.clientId}::uuid, ${file.clientOfficeId}::uuid) and u."userStatus" = 'active'
      and r.key = any(${[...madeBy]}::text[]) order by u._id`.execute(db);
  const working = rows.filter(({ works }) => works);
  return (working.length > 0 ? working : rows).map(({ _id }) => _id);
}
