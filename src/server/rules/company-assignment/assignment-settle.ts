import { openAssignment } from '#contract/lifecycles/assignment';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { writeHistory } from '../../history/write-history';
import type { Write } from '../../request/work';
import { refreshAssignedCompanies } from './assigned-companies';
import { followAssignment } from './follow-assignment';
import { completeReminders, remind } from '../reminder/rule-reminders';

type Assignment = Recorded<'companyAssignment'>;

const titleOf = (companyName: string): string => `Acceptance due: ${companyName}`;

/** A company is proposed a file: it sees it from now on, its note admins hear of it, and whoever assigned it is reminded. */
export async function announceAssignment(write: Write, assignment: Assignment): Promise<void> {
  await refreshAssignedCompanies(write, assignment.fileId);
  const name = await nameOf(write, assignment.companyId);
  await tell(write, 'assignment_added', `Proposed to ${name}.`, undefined, assignment);
  if (assignment.dueAt)
    await remind(write, {
      fileId: assignment.fileId,
      userId: write.caller.userId,
      reminderType: 'vendor_acceptance_due',
      title: titleOf(name),
      dueDate: assignment.dueAt,
    });
  await alertCompany(write, assignment.companyId);
}

type Told = readonly [ValueOf<'historyType'>, (name: string) => string];

const told: { readonly [S in ValueOf<'assignmentStatus'>]: Told } = {
  proposed: ['assignment_added', (name) => `Changed for ${name}.`],
  accepted: ['assignment_accepted', (name) => `Accepted by ${name}.`],
  declined: ['assignment_declined', (name) => `Declined by ${name}.`],
  completed: ['assignment_removed', (name) => `Completed by ${name}.`],
  recalled: ['assignment_removed', (name) => `Recalled from ${name}.`],
};

/** An assignment moved on or was changed: the file's companies, its history and everyone's counts follow. */
export async function settleAssignment(write: Write, before: Assignment, after: Assignment): Promise<void> {
  const name = await nameOf(write, after.companyId);
  if (before.status === after.status) {
    const [type, saying] = told.proposed;
    await tell(write, type, saying(name), before, after);
    return;
  }
  // While the vendor that declines still has the file in reach.
  await followAssignment(write, after);
  const [type, saying] = told[after.status];
  if (!openAssignment.includes(after.status)) await refreshAssignedCompanies(write, after.fileId);
  await tell(write, type, saying(name), before, after);
  await completeReminders(write, { fileId: after.fileId, title: titleOf(name) });
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
