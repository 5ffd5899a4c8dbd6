import { useGetList } from 'react-admin';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useSession } from '../../identity/identity-context';

/** Whether somebody begins with their own files, as their day does: who works some and leads nobody. Nothing while it is not known. */
export function useOwnDay(isAsked: boolean): boolean | undefined {
  const rights = useRights();
  const { user } = useSession();
  const mayWork = Boolean(user) && !rights.may('user', 'edit');
  const { total, error } = useGetList(
    resourcePaths.file,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'nextDeadline', order: 'ASC' },
      filter: { active: ['true'], assignedUsers: [String(user?._id)] },
    },
    { enabled: isAsked && mayWork },
  );
  if (!mayWork || error) return false;
  return total === undefined ? undefined : total > 0;
}
