import { useGetOne } from 'react-admin';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Held } from '../../../data/record';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useWholeList } from '../../../data/use-whole-list';

export type SearchKind = ValueOf<'searchKind'>;
/** What every search has, whichever it is. */
type Ordered = Pick<
  Recorded<'vinSearch'>,
  'status' | 'cost' | 'provider' | 'problem' | 'orderedBy' | 'orderedAt' | 'expiresOn'
>;
export type SearchRow<K extends SearchKind = SearchKind> = Recorded<K> & Held & Ordered;
export type HoldersRecord = Recorded<'lienHolder'> & Held;
export type Holder = NonNullable<HoldersRecord['parties']>[number];

/** What was ordered for a file of a kind, the latest first. */
export const useFileSearches = <K extends SearchKind>(kind: K, fileId: string) =>
  useWholeList<SearchRow<K>>(kind, { fileId }, '-orderedAt');

/** Who holds rights in what a file is about. */
export function useFileHolders(fileId: string) {
  const enabled = useRights().may('lienHolder', 'show');
  return useGetOne<HoldersRecord>(resourcePaths.lienHolder, { id: fileId }, { enabled });
}
