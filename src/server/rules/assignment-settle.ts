import { openAssignment } from '#contract/lifecycles/assignment';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { newId } from '../database/new-id';
import { writeHistory } from '../history/write-history';
import { insertRow } from '../records/store';
import type { Write } from '../request/work';
import { refreshAssignedCompanies } from './assigned-companies';
import { followAssignment } from './follow-assignment';

type Assignment = Recorded<'companyAssignment'>;

const titleOf = (companyName: string): string => `Acceptance due: ${companyName}`.slice(0, 140);

/** A company is proposed a file: it sees it from now on, its note admins hear of it, and whoever assigned it is reminded. */
export async function announceAssignment(write: Write, assignment: Assignment): Promise<void> {
  await refreshAssignedCompanies(write, assignment.fileId);
  const name = await nameOf(write, assignment.companyId);
  await tell(write, 'assignment_added', `Proposed to ${name}.`, undefined, assignment);
  await insertRow(write.db, 'reminder', {
    _id: newId(write.now.getTime()),
    fileId: assignment.fileId,
    userId: write.caller.userId,
    assignedBy: write.caller.userId,
    reminderType: 'vendor_acceptance_due',
    title: titleOf(name),
    dueDate: assignment.dueAt,
    status: 'open',
    isStatutory: false,
    recurrence: 'none',
    source: 'rule',
    createdAt: write.now.toISOString(),
    createdBy: write.caller.userId,
    updatedAt: write.now.toISOString(),
    updatedBy: write.caller.userId,
    version: 1,
  });
  write.announce({ to: 'user', userId: write.caller.userId, section: 'dueRemindersCount' });
  await alertCompany(write, assignment.companyId);
}

const told: { readonly [S in ValueOf<'assignmentStatus'>]: [ValueOf<'historyType'>, string] } = {
  proposed: ['assignment_added', 'Changed for'],
  accepted: ['assignment_accepted', 'Accepted by'],
  declined: ['assignment_declined', 'Declined by'],
  completed: ['assignment_removed', 'Completed by'],
  recalled: ['assignment_removed', 'Recalled from'],
};

/** An assignment moved on or was changed: the file's companies, its history and everyone's counts follow. */
export async function settleAssignment(write: Write, before: Assignment, after: Assignment): Promise<void> {
  const name = await nameOf(write, after.companyId);
  if (before.status === after.status) {
    await tell(write, 'assignment_added', `Changed for ${name}.`, before, after);
    return;
  }
  // While the vendor that declines still has the file in reach.
  await followAssignment(write, after);
  const [type, verb] = told[after.status];
  if (!openAssignment.includes(after.status)) await refreshAssignedCompanies(write, after.fileId);
  await tell(write, type, `${verb} ${name}.`, before, after);
  await completeReminders(write, after, titleOf(name));
  await alertCompany(write, after.companyId);
}

async function tell(
  write: Write,
  type: ValueOf<'historyType'>,
  message: string,
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
  await writeHistory(write, {
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

async function completeReminders(write: Write, assignment: Assignment, title: string): Promise<void> {
  const at = write.now.toISOString();
  const done = await write.db
    .updateTable('reminder')
    .set({ status: 'completed', completedAt: at, completedBy: write.caller.userId, updatedAt: at })
    .where('fileId', '=', assignment.fileId)
    .where('reminderType', '=', 'vendor_acceptance_due')
    .where('source', '=', 'rule')
    .where('title', '=', title)
    .where('status', 'in', ['open', 'snoozed'])
    .returning('userId')
    .execute();
  for (const { userId } of done) write.announce({ to: 'user', userId, section: 'dueRemindersCount' });
}

/** Lets the screens of a company's note admins fetch anew. */
async function alertCompany(write: Write, companyId: string): Promise<void> {
  const admins = await write.db
    .selectFrom('user')
    .select('_id')
    .where('companyId', '=', companyId)
    .where('noteAdmin', '=', true)
    .where('userStatus', '=', 'active')
    .execute();
  for (const { _id } of admins) write.announce({ to: 'user', userId: _id, section: 'dueRemindersCount' });
}

async function nameOf(write: Write, companyId: string): Promise<string> {
  const company = await write.db
    .selectFrom('company')
    .select('companyName')
    .where('_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return company.companyName;
}
