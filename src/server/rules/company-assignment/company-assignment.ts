import { sql } from 'kysely';
import { openAssignment } from '#contract/lifecycles/assignment';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import { changeAssignment } from './assignment-change';
import { completeAssignment, warningsOf } from './assignment-create';
import { announceAssignment, assignmentChanged } from './assignment-follow-up';
import type { Rules, Scope } from '../../records/rules';
import { onFileInScope } from '../scopes';

/** A vendor sees its own assignments, also those that ended; who else was asked is not its business. */
function assignmentsInScope(caller: Caller): Scope {
  const own = sql`t."companyId" = any(${caller.tree}::uuid[])
    and t."fileId" in (select f._id from file f where f."deletedAt" is null)`;
  const reachable = onFileInScope(caller);
  if (sideOf(caller.activityType) === 'vendor') return own;
  if (caller.activityType !== 'agency' || caller.operates || caller.scope === 'all') return reachable;
  return reachable === 'nothing'
    ? own
    : sql`(${reachable === 'everything' ? sql`true` : reachable} or (${own}))`;
}

function mayWith(
  caller: Caller,
  assignment: Partial<Recorded<'companyAssignment'>>,
  actions: readonly string[],
): string[] {
  const isOpen = assignment.status !== undefined && openAssignment.includes(assignment.status);
  if (sideOf(caller.activityType) === 'vendor') {
    const answers =
      assignment.status === 'proposed' &&
      caller.tree.includes(assignment.companyId ?? '') &&
      may(caller, 'assignment', 'acceptDecline');
    if (!answers) return actions.filter((action) => action !== 'edit' && action !== 'delete');
    return [...actions, 'acceptDecline'];
  }
  return isOpen ? [...actions] : actions.filter((action) => action !== 'edit' && action !== 'delete');
}

export const companyAssignmentRules: Rules<'companyAssignment'> = {
  scope: assignmentsInScope,
  may: mayWith,
  mask: (caller, assignment) => {
    // What the agency tells a vendor is between the two.
    if (sideOf(caller.activityType) === 'client') assignment.instructions = null;
  },
  present: async (context, assignment) =>
    sideOf(context.caller.activityType) === 'agency'
      ? { warnings: await warningsOf(context.db, assignment) }
      : {},
  beforeCreate: completeAssignment,
  afterCreate: announceAssignment,
  beforeUpdate: changeAssignment,
  afterUpdate: assignmentChanged,
  // Told with the company's name, where the change is settled.
  history: () => undefined,
};
