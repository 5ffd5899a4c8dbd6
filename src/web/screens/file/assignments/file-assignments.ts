import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../../data/record';
import { useWholeList } from '../../../data/use-whole-list';

export type AssignmentRow = Recorded<'companyAssignment'> & Held;

/** The companies that a file was given to, the last one first. */
export const useFileAssignments = (fileId: string) =>
  useWholeList<AssignmentRow>('companyAssignment', { fileId }, '-assignedAt');
