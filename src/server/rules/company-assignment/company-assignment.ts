import { sql } from 'kysely';
import { openAssignment } from '#contract/lifecycles/assignment';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import { changeAssignment } from './assignment-change';
import { completeAssignment } from './assignment-create';
import { announceAssignment, assignmentChanged } from './assignment-follow-up';
import { warningsOf } from './assignment-warnings';
import type { Rules, Scope } from '../../records/rules';
import { handledBy, isLeft, isPartner, onHandledFile } from '../handled-files';
import { eitherScope, onFileInScope, within } from '../scopes';

/** A vendor, and a partner on another's file, sees its own assignments, also those that ended; who else was asked is not its business. */
function assignmentsInScope(caller: Caller): Scope {
  const own = sql`t."companyId" = any(${caller.tree}::uuid[]) and ${isLeft('t."fileId"')}`;
  if (sideOf(caller.activityType) === 'vendor') return own;
  const reachable = onFileInScope(caller);
  if (!isPartner(caller)) return reachable;
  return eitherScope(within(reachable, onHandledFile(caller)), sql`(${own})`);
}

/** Whether a caller may answer for a company that does not see the file until it has accepted. */
const isAsked = (caller: Caller): boolean => isPartner(caller) || sideOf(caller.activityType) === 'vendor';

const assignedTo = (caller: Caller): Sql => sql`t."assignedCompanies" && ${caller.tree}::uuid[]`;

/** What is proposed and worked on is known by what it is and where, and by what is asked; of what ended nothing is told any more. */
const ofFile = (column: string): Sql =>
  sql`(select f.${sql.raw(`"${column}"`)} from file f where f._id = t."fileId" and t.status = any(${openAssignment}::text[]))`;

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
  onFiles: (caller, { _id, companyId }) =>
    _id !== undefined && isAsked(caller) && caller.tree.includes(companyId ?? '')
      ? sql`(${assignedTo(caller)} or ${handledBy(caller)})`
      : undefined,
  may: mayWith,
  derived: {
    assetSummary: () => ofFile('assetSummary'),
    state: () => ofFile('state'),
    assignmentType: () => ofFile('assignmentType'),
  },
  // What the agency tells a vendor is between the two.
  hides: (caller) => (sideOf(caller.activityType) === 'client' ? ['instructions'] : []),
  present: async (context, assignment) =>
    sideOf(context.caller.activityType) === 'agency'
      ? { warnings: await warningsOf(context, assignment) }
      : {},
  beforeCreate: completeAssignment,
  afterCreate: announceAssignment,
  beforeUpdate: changeAssignment,
  afterUpdate: assignmentChanged,
  // Told with the company's name, where the change is settled.
  history: () => undefined,
};
