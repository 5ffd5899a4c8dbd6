import type { ReactNode } from 'react';
import { ChoicesContextProvider } from 'react-admin';
import { resourcePaths } from '../../data/resource-paths';
import type { ResourceName } from '#contract/resources/index';
import type { useReferenceChoices } from './use-reference-choices';

interface ReferenceChoicesProviderProps {
  readonly to: ResourceName;
  readonly source: string;
  readonly choosing: ReturnType<typeof useReferenceChoices>;
  readonly children: ReactNode;
}

const nothing = () => undefined;

/**
 * What react-admin's `ReferenceInput` gives the autocomplete within it, from the documented search of the resource: a list of this host
 * is not searched by words.
 */
export function ReferenceChoicesProvider({ to, source, choosing, children }: ReferenceChoicesProviderProps) {
  const { chosen, options, loading, isNamed, search } = choosing;
  const allChoices = [...chosen, ...options.filter(({ id }) => !chosen.some((one) => one.id === id))];
  return (
    <ChoicesContextProvider
      value={{
        allChoices: isNamed ? allChoices : options,
        availableChoices: options,
        selectedChoices: chosen,
        total: allChoices.length,
        error: null,
        isFetching: loading,
        isLoading: false,
        isPending: false,
        displayedFilters: {},
        filterValues: {},
        page: 1,
        perPage: allChoices.length,
        sort: { field: 'id', order: 'ASC' },
        resource: resourcePaths[to],
        source,
        isFromReference: true,
        setFilters: ({ q = '' }: { q?: string }) => search(q),
        hideFilter: nothing,
        showFilter: nothing,
        refetch: nothing,
        setPage: nothing,
        setPerPage: nothing,
        setSort: nothing,
      }}
    >
      {children}
    </ChoicesContextProvider>
  );
}
