import { useState } from 'react';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useCandidates } from '../../data/search';
import { useReadData } from '../../data/use-read';
import type { Choice } from '../../kinds/inputs/reference-choice';

/**
 * The files that this person may bill, as they type; a vendor's also when its work there is over. A host of the specification alone knows
 * no such list: there they are those that its search of files finds.
 */
export function useBillableFiles() {
  const [typed, setTyped] = useState<string | null>(null);
  const key = [resourcePaths.vendorInvoice, 'files', typed ?? ''];
  const { data, isFetching } = useReadData(
    key,
    'listBillableFiles',
    { search: typed ?? '' },
    {
      enabled: typed !== null,
      placeholderData: (before) => before,
      staleTime: 30_000,
    },
  );
  const isSearched = !useRights().serves('listBillableFiles');
  const { records, loading } = useCandidates('file', typed ?? '', isSearched && typed !== null);
  const files = isSearched ? records : (data ?? []);
  const options = files.map(({ _id, ref, state }): Choice => ({
    id: String(_id),
    name: String(ref),
    detail: String(state),
  }));
  return { options, loading: isFetching || loading, onSearch: setTyped };
}
