import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Http } from '../http/http';
import type { Query } from '../http/query-string';
import { useIdentity } from '../identity/identity-context';
import { addressOf } from './calls';
import type { DeskRecord } from './record';
import { readRecords } from './record';
import { resourcePaths } from './resource-paths';
import { useSettled } from './use-settled';

/** At most twenty records that a person may mean, best first, by the resource's documented search. */
export async function searchRecords(
  { call }: Http,
  name: ResourceName,
  words: string,
  options: { signal?: AbortSignal; query?: Query } = {},
): Promise<DeskRecord[]> {
  const { search } = declarationOf(name).calls;
  if (!search || words.trim() === '') return [];
  const { method, path } = addressOf(search);
  const { signal, query } = options;
  const { body } = await call(method, path, {
    query: { ...query, search: words },
    ...(signal && { signal }),
  });
  return readRecords(body);
}

/**
 * What a reference may be set to: what the resource's search finds, or its list where it is short or belongs to one file or company. Until it is
 * `found`, what was found for the words before. `failed`: it could not be asked for.
 */
export function useCandidates(
  name: ResourceName,
  typed: string,
  enabled: boolean,
  filter: Readonly<Record<string, unknown>> = {},
): { records: readonly DeskRecord[]; found: boolean; loading: boolean; failed: boolean } {
  const { http } = useIdentity();
  const dataProvider = useDataProvider();
  const declaration = declarationOf(name);
  const words = useSettled(declaration.calls.search ? typed.trim() : '');
  const isAsked = !declaration.calls.search || words === typed.trim();
  const isPlaced = [declaration.belongs, 'companyId'].some((place) => place && filter[place] !== undefined);
  const needsPlace = declaration.belongs !== undefined && !isPlaced;
  const { data, isFetching, isPlaceholderData, isError } = useQuery({
    queryKey: [resourcePaths[name], 'candidates', words, filter],
    queryFn: async ({ signal }) => {
      if (words) return searchRecords(http, name, words, { signal, query: filter as Query });
      const { data } = await dataProvider.getList<DeskRecord>(resourcePaths[name], {
        pagination: { page: 1, perPage: declaration.calls.search ? 20 : 200 },
        filter,
        signal,
      });
      return data;
    },
    enabled: enabled && !needsPlace,
    placeholderData: (before) => before,
    staleTime: 30_000,
  });
  return {
    records: data ?? [],
    found: isAsked && !isPlaceholderData,
    loading: !isAsked || isFetching,
    failed: isError,
  };
}
