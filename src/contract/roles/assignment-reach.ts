import type { ValueOf } from '../vocabularies';
import type { Side } from './sides';

type Status = ValueOf<'assignmentStatus'>;
type Role = ValueOf<'assignmentRole'>;
/** The side of the company that a file is assigned to: an agency is there as a partner of the one that handles the file. */
export type AssignedSide = Exclude<Side, 'client'>;

/**
 * What an assignment opens to its company.
 * - `file`: the file and its parts, as far as they are for a vendor of it.
 * - `proposal`: the assignment alone, with what the asset is, where it is and what is asked.
 * - `record`: the assignment as it ended, and of the file nothing.
 */
export type AssignmentReach = 'file' | 'proposal' | 'record';

const both = (reach: AssignmentReach): Readonly<Record<Role, AssignmentReach>> => ({
  primary: reach,
  secondary: reach,
});

/** What an assignment opens, by the side of its company, its status and its role. Every rule of reach asks here. */
export const assignmentReach: {
  readonly [S in AssignedSide]: { readonly [T in Status]: Readonly<Record<Role, AssignmentReach>> };
} = {
  agency: {
    proposed: both('proposal'),
    accepted: both('file'),
    declined: both('record'),
    completed: both('record'),
    recalled: both('record'),
  },
  vendor: {
    proposed: both('proposal'),
    accepted: both('file'),
    declined: both('record'),
    completed: both('record'),
    recalled: both('record'),
  },
};

/** The statuses and roles, as `accepted.primary`, in which an assignment opens the file to a company of a side. */
export function opensFile(side: AssignedSide): string[] {
  return Object.entries(assignmentReach[side]).flatMap(([status, roles]) =>
    Object.entries(roles).flatMap(([role, reach]) => (reach === 'file' ? [`${status}.${role}`] : [])),
  );
}

/**
 * What a partner may do with a file that another agency handles, in either role: the work that it was given, and the moves of the
 * field. Whose file it is closes and holds it, lets gates pass, and says who works on it.
 */
export const partnerMay: readonly string[] = ['list', 'show', 'export', 'edit', 'changeStage', 'work'];
