import { sql } from 'kysely';
import { firstAttempt, seizingTypes } from '#contract/lifecycles/assignment';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { readTerm } from '../company/playbook-term';
import { cancelReminders, completeReminders, moveReminders, remind } from '../reminder/rule-reminders';

type Assignment = Recorded<'companyAssignment'>;

const titleOf = (company: string): Sentence => sentence('network.firstAttemptDue', { company });

/** The stages in which an asset is still to be found and taken. */
const ahead: readonly ValueOf<'stageName'>[] = ['intake', 'skip_trace', 'legal', 'field_recovery'];

/** Whoever proposed a file to a company that seizes hears of it where the first attempt is not made within the client's hours. */
export async function remindOfFirstAttempt(
  context: TransactionContext,
  { fileId, assignedBy, activityType }: Assignment,
  company: string,
): Promise<void> {
  if (!assignedBy || !seizingTypes.includes(activityType)) return;
  const file = await context.db
    .selectFrom('file')
    .select('stage')
    .where('_id', '=', fileId)
    .executeTakeFirstOrThrow();
  if (!ahead.includes(file.stage)) return;
  const hours = (await readTerm(context.db, fileId, 'firstAttemptHours')) ?? firstAttempt.usual;
  await remind(context, {
    fileId,
    userId: assignedBy,
    reminderType: 'vendor_update_due',
    title: titleOf(company),
    dueDate: new Date(context.now.getTime() + hours * 3_600_000).toISOString(),
  });
}

/** The time of a first attempt stands still while its file is on hold: it is due as much later as the file was held. */
export async function postponeFirstAttempts(
  context: TransactionContext,
  before: Recorded<'file'>,
  after: Recorded<'file'>,
): Promise<void> {
  if (!before.hold || after.hold || !before.heldSince) return;
  const { rows } = await sql<{ title: Sentence; dueDate: string; since: string }>`
    select title, "dueDate", greatest("createdAt", ${before.heldSince}::timestamptz) since from reminder t
    where t."fileId" = ${after._id}::uuid and t.source = 'rule' and t.status in ('open', 'snoozed')
      and t.title ->> 'key' = ${titleOf('').key}`.execute(context.db);
  for (const { title, dueDate, since } of rows) {
    const due = new Date(Date.parse(dueDate) + context.now.getTime() - Date.parse(since));
    await moveReminders(context, { fileId: after._id, title, dueDate: due.toISOString() });
  }
}

/** No attempt is waited for of a company that works the file no more. */
export const forgetFirstAttempt = (
  context: TransactionContext,
  { fileId }: Pick<Assignment, 'fileId'>,
  company: string,
): Promise<void> => cancelReminders(context, { fileId, title: titleOf(company) });

/** An attempt was made: the company that accepted the file, itself or by an office of it, has begun. */
export async function completeFirstAttempt(
  context: TransactionContext,
  { fileId, companyId }: Pick<Recorded<'attempt'>, 'fileId' | 'companyId'>,
): Promise<void> {
  const { rows } = await sql<{ companyName: string }>`
    select c."companyName" from "companyAssignment" a join company c on c._id = a."companyId"
    where a."fileId" = ${fileId}::uuid and a.status = 'accepted' and a."deletedAt" is null
      and a."companyId" = any(array(select unnest(lineage) from company where _id = ${companyId}::uuid))`.execute(
    context.db,
  );
  for (const { companyName } of rows)
    await completeReminders(context, { fileId, title: titleOf(companyName) });
}
