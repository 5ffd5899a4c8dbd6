import { useGetOne } from 'react-admin';
import type { Recorded } from '#contract/resources/index';
import { resourcePaths } from '../../../data/resource-paths';

type Terms = Pick<Recorded<'company'>, 'playbook'> & { readonly id: string };

/**
 * Whether the client of a file shares what was found on it with whoever works it next: its office's own word before that of the whole
 * client. Nothing until both are known; who does not read them shares nothing unasked.
 */
export function useClientShares(
  file: Pick<Recorded<'file'>, 'clientId' | 'clientOfficeId'>,
): boolean | undefined {
  const office = useTerms(file.clientOfficeId);
  const client = useTerms(file.clientId);
  if (office.isLoading || client.isLoading) return undefined;
  return (
    office.data?.playbook?.sharePreviousFindings ?? client.data?.playbook?.sharePreviousFindings ?? false
  );
}

const useTerms = (id: string | null) =>
  useGetOne<Terms>(resourcePaths.company, { id: id ?? '' }, { enabled: Boolean(id), retry: false });
