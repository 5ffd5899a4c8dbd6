import { useState } from 'react';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useCandidates } from '../../data/search';
import { useReadData } from '../../data/use-read';
import { useTranslate } from '../../i18n/use-translate';
import type { Choice } from '../../kinds/inputs/reference-choice';
import { noneOf } from '../../kinds/inputs/use-reference-choices';

/**
 * The files that this person may bill, as they type; a vendor's also when its work there is over. A host of the specification alone knows
 * no such list: there they are those that its search of files finds.
 */
export function useBillableFiles() {
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const key = [resourcePaths.vendorInvoice, 'files', typed ?? ''];
  const { data, isFetching, isError } = useReadData(
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
  const { records, loading, failed } = useCandidates('file', typed ?? '', isSearched && typed !== null);
  const files = isSearched ? records : (data ?? []);
  const options = files.map(({ _id, ref, state }): Choice => ({
    id: String(_id),
    name: String(ref),
    detail: String(state),
  }));
  const none = t(noneOf({ loading: isFetching || loading, failed: isError || failed }));
  return { options, none, onSearch: setTyped };
}
