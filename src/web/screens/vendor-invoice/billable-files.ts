import { useState } from 'react';
import { resourcePaths } from '../../data/resource-paths';
import { useReadData } from '../../data/use-read';
import type { Choice } from '../../kinds/inputs/reference-choice';

/** The files that this person may bill, as they type; a vendor's also when its work there is over. */
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
  const options = (data ?? []).map(({ _id, ref, state }): Choice => ({ id: _id, name: ref, detail: state }));
  return { options, loading: isFetching, onSearch: setTyped };
}
