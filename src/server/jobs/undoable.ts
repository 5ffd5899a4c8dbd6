import type { Right } from '#contract/commands/command';
import type { JobRow } from '../database/tables';

/** The kinds of jobs whose work can be taken back, each with the right that the work and its taking back need. */
export const undoRights = {
  import: 'importJob.create',
  lender: 'importJob.create',
  update: 'file.bulkUpdate',
  past_due: 'file.updateDaysPastDue',
} as const satisfies { readonly [K in JobRow['kind']]?: Right };

export type Undoable = keyof typeof undoRights;

export const isUndoable = (kind: JobRow['kind']): kind is Undoable => kind in undoRights;
