import { whyNotAssignment } from '#contract/lifecycles/assignment';
import { Problem } from '#contract/problems';
import type { Change, Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { demand, may } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { conflict, forbiddenField, invalid } from '../refuse';
import { roleOnFile } from './primary-bailiff';
import { isPartnerOnFile } from './demand-handling';
import { whyUnlicensed } from './why-unlicensed';

type Assignment = Recorded<'companyAssignment'>;

/**
 * Holds a change of an assignment to whose step it is. A vendor answers what was proposed to it, and says why where it
 * declines; the agency changes the terms of one that is open.
 * @throws Problem FORBIDDEN, FIELD_FORBIDDEN or INVALID naming the field, CONFLICT
 */
export async function changeAssignment(
  context: TransactionContext,
  current: Assignment,
  change: Change<'companyAssignment'>,
): Promise<Partial<Assignment>> {
  const { _id: _, version: __, ...fields } = change;
  const isVendor = await answers(context, current);
  if (isVendor) {
    const foreign = Object.keys(fields).find((field) => field !== 'status' && field !== 'declineReason');
    if (foreign) throw forbiddenField(foreign);
  } else if (fields.declineReason) throw forbiddenField('declineReason');
  if (fields.role === 'primary' && current.role !== 'primary')
    await roleOnFile(context, { ...current, role: 'primary' });
  if (!fields.status) {
    if (isVendor) throw invalid('status', sentence('values.required', { field: 'status' }));
    if (current.endedAt) throw conflict(sentence('network.assignmentEnded'));
    return {};
  }
  if (fields.status === 'recalled') demand(context.caller, 'companyAssignment.delete');
  const refusal = whyNotAssignment(current.status, fields.status, isVendor ? 'vendor' : 'agency');
  if (refusal === 'NOT_YOURS') throw new Problem('FORBIDDEN');
  if (refusal)
    throw conflict(
      sentence('network.assignmentCannotBecome', { status: current.status, next: fields.status }),
    );
  // Its licence may have ended, or the file may lie elsewhere, since it was asked.
  const unlicensed = fields.status === 'accepted' && (await whyUnlicensed(context, current));
  if (unlicensed) throw invalid('status', unlicensed);
  return momentsOf(context, fields.status, fields.declineReason);
}

// A partner answers for itself as a vendor does, by whoever of it changes assignments.
async function answers(context: TransactionContext, assignment: Assignment): Promise<boolean> {
  const { caller } = context;
  const isOwn = caller.tree.includes(assignment.companyId);
  if (isOwn && may(caller, 'assignment', 'acceptDecline')) return true;
  if (await isPartnerOnFile(context, assignment.fileId)) {
    if (isOwn) return true;
    throw new Problem('FORBIDDEN');
  }
  if (sideOf(caller.activityType) === 'vendor') throw new Problem('FORBIDDEN');
  return false;
}

function momentsOf(
  context: TransactionContext,
  status: Assignment['status'],
  declineReason: Assignment['declineReason'] | undefined,
): Partial<Assignment> {
  const at = context.now.toISOString();
  if (status === 'accepted') {
    if (declineReason) throw invalid('declineReason', sentence('network.declineReasonOnlyWhatDeclined'));
    return { acceptedAt: at };
  }
  if (status !== 'declined') return { endedAt: at };
  if (!declineReason) throw invalid('declineReason', sentence('values.required', { field: 'declineReason' }));
  return { declinedAt: at, endedAt: at };
}
