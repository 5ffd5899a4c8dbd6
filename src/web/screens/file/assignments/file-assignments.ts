import { useGetList } from 'react-admin';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import type { Recorded } from '#contract/resources/index';

export type AssignmentRow = Recorded<'companyAssignment'> & {
  readonly id: string;
  readonly may?: readonly string[];
};

/** The companies that a file was given to, the last one first. */
export function useFileAssignments(fileId: string) {
  const rights = useRights();
  return useGetList<AssignmentRow>(
    resourcePaths.companyAssignment,
    {
      filter: { fileId },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'assignedAt', order: 'DESC' },
    },
    { enabled: rights.may('companyAssignment', 'list'), placeholderData: (before) => before },
  );
}
