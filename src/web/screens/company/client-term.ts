import { useGetOne } from 'react-admin';
import type { Recorded } from '#contract/resources/index';
import { isOutOfReach } from '../../data/out-of-reach';
import { resourcePaths } from '../../data/resource-paths';

type Company = Pick<Recorded<'company'>, 'companyName' | 'playbook'> & { readonly id: string };
type Playbook = NonNullable<Company['playbook']>;

/** Whose terms hold for a file: those of its client, and before them those of the office that placed it. */
type Placed = Pick<Recorded<'file'>, 'clientId' | 'clientOfficeId'>;

/**
 * What a client asks for in its playbook: its office's own word before that of the whole client. `isRead`: both were read, or are not to be
 * read by this person; until then, `reads` are what they are read by.
 */
export function useClientTerm<T extends keyof Playbook>(
  { clientId, clientOfficeId }: Partial<Placed>,
  term: T,
) {
  const office = useCompany(clientOfficeId);
  const client = useCompany(clientId);
  return {
    isRead: [office, client].every(isSettled),
    reads: [office, client],
    said: office.data?.playbook?.[term] ?? client.data?.playbook?.[term] ?? undefined,
    companyName: client.data?.companyName,
  };
}

/** Whether a company was read, or there is none to be read. */
const isSettled = ({ isLoading, error }: ReturnType<typeof useCompany>): boolean =>
  !isLoading && (!error || isOutOfReach(error));

const useCompany = (id: string | null | undefined) =>
  useGetOne<Company>(resourcePaths.company, { id: id ?? '' }, { enabled: Boolean(id), retry: false });
