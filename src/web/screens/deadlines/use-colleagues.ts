import { useGetList } from 'react-admin';
import type { DeskRecord } from '../../data/record';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useSession } from '../../identity/identity-context';

interface Colleague {
  readonly _id: string;
  readonly name: string;
}

/** The people of one’s own company who may sign in, for who may list them; at most 200. */
export function useColleagues(): readonly Colleague[] {
  const rights = useRights();
  const { user } = useSession();
  const { data = [] } = useGetList<DeskRecord>(
    resourcePaths.user,
    {
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'lastName', order: 'ASC' },
      filter: { companyId: [String(user?.companyId ?? '')], userStatus: ['active'] },
    },
    { enabled: rights.may('user', 'list') && Boolean(user?.companyId) },
  );
  return data.map(({ id, firstName, lastName }) => ({
    _id: String(id),
    name: `${String(firstName)} ${String(lastName)}`,
  }));
}
