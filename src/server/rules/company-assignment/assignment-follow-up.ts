import { openAssignment } from '#contract/lifecycles/assignment';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { writeHistory } from '../../history/write-history';
import type { TransactionContext } from '../../request/context';
import { refreshAssignedCompanies } from './assigned-companies';
import { completeDeclined, remindOfDecline } from './declined-reminders';
import { forgetFirstAttempt, remindOfFirstAttempt } from './first-attempt';
import { followAssignment } from './follow-assignment';
import { completeReminders, remind } from '../reminder/rule-reminders';

type Assignment = Recorded<'companyAssignment'>;

const titleOf = (companyName: string): Sentence =>
  sentence('network.acceptanceDue', { company: companyName });

/** A company is proposed a file: it sees it from now on, its note admins hear of it, and whoever assigned it is reminded. */
export async function announceAssignment(context: TransactionContext, assignment: Assignment): Promise<void> {
  await refreshAssignedCompanies(context, assignment.fileId);
  await completeDeclined(context, assignment.fileId);
  const name = await nameOf(context, assignment.companyId);
  await recordHistory(
    context,
    'assignment_added',
    sentence('network.proposed', { company: name }),
    undefined,
    assignment,
  );
  if (assignment.dueAt)
    await remind(context, {
      fileId: assignment.fileId,
      userId: context.caller.userId,
      reminderType: 'vendor_acceptance_due',
      title: titleOf(name),
      dueDate: assignment.dueAt,
    });
  await alertCompany(context, assignment.companyId);
}

type Told = readonly [ValueOf<'historyType'>, (name: string) => Sentence];

const entries: { readonly [S in ValueOf<'assignmentStatus'>]: Told } = {
  proposed: ['assignment_added', (name) => sentence('network.changed', { company: name })],
  accepted: ['assignment_accepted', (name) => sentence('network.accepted', { company: name })],
  declined: ['assignment_declined', (name) => sentence('network.declined', { company: name })],
  completed: ['assignment_removed', (name) => sentence('network.completed', { company: name })],
  recalled: ['assignment_removed', (name) => sentence('network.recalled', { company: name })],
};

/** An assignment moved on or was changed: the file's companies, its history and everyone's counts follow. Of a refusal whoever proposed the file is told. */
export async function assignmentChanged(
  context: TransactionContext,
  before: Assignment,
  after: Assignment,
): Promise<void> {
  const name = await nameOf(context, after.companyId);
  if (before.status === after.status) {
    const [type, saying] = entries.proposed;
    await recordHistory(context, type, saying(name), before, after);
    return;
  }
  // While the vendor that declines still has the file in scope.
  await followAssignment(context, after);
  const [type, saying] = entries[after.status];
  if (!openAssignment.includes(after.status)) await refreshAssignedCompanies(context, after.fileId);
  await recordHistory(context, type, saying(name), before, after);
  await completeReminders(context, { fileId: after.fileId, title: titleOf(name) });
  if (after.status === 'declined') await remindOfDecline(context, after, name);
  if (after.status === 'accepted') {
    await completeDeclined(context, after.fileId);
    await remindOfFirstAttempt(context, after, name);
  } else await forgetFirstAttempt(context, after, name);
  await alertCompany(context, after.companyId);
}

async function recordHistory(
  context: TransactionContext,
  type: ValueOf<'historyType'>,
  message: Sentence,
  before: Assignment | undefined,
  after: Assignment,
): Promise<void> {
  const fields = [
    'status',
    'role',
    'declineReason',
    'endReason',
    'dueAt',
    'sharePreviousFindings',
    'instructions',
  ] as const;
  const changed = before ? fields.filter((field) => before[field] !== after[field]) : [];
  await writeHistory(context, {
    type,
    message,
    entity: 'companyAssignment',
    entityId: after._id,
    fileId: after.fileId,
    ...(before && { before: { ...before } }),
    after: { ...after },
    changed,
    hidden: ['instructions'],
  });
}

/** Lets the screens of a company's note admins fetch anew. */
async function alertCompany(context: TransactionContext, companyId: string): Promise<void> {
  const admins = await context.db
    .selectFrom('user')
    .select('_id')
    .where('companyId', '=', companyId)
    .where('noteAdmin', '=', true)
    .where('userStatus', '=', 'active')
    .execute();
  for (const { _id } of admins) context.announce({ to: 'user', userId: _id, section: 'dueRemindersCount' });
}

async function nameOf(context: TransactionContext, companyId: string): Promise<string> {
  const company = await context.db
    .selectFrom('company')
    .select('companyName')
    .where('_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return company.companyName;
}
