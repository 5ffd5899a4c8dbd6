import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resourcePaths } from '../../data/resource-paths';
import { useIdentity } from '../../identity/identity-context';
import type { Choice } from '../../kinds/inputs/reference-choice';

interface BillableFile {
  readonly _id: string;
  readonly ref: string;
  readonly state: string;
}

/** The files that this person may bill, as they type; a vendor's also when its work there is over. */
export function useBillableFiles() {
  const { http } = useIdentity();
  const [typed, setTyped] = useState<string | null>(null);
  const { data, isFetching } = useQuery({
    queryKey: [resourcePaths.vendorInvoice, 'files', typed ?? ''],
    queryFn: async ({ signal }) => {
      const { body } = await http.call('GET', '/desk/vendorInvoice/files', {
        query: { search: typed ?? '' },
        signal,
      });
      return (body as { data: BillableFile[] }).data;
    },
    enabled: typed !== null,
    placeholderData: (before) => before,
    staleTime: 30_000,
  });
  const options: Choice[] = (data ?? []).map(({ _id, ref, state }) => ({
    id: _id,
    name: ref,
    detail: state,
  }));
  return { options, loading: isFetching, onSearch: setTyped };
}
