import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { useRights } from '../data/rights';
import { searchRecords } from '../data/search';
import { useSettled } from '../data/use-settled';
import { useIdentity } from '../identity/identity-context';

export interface Hit {
  readonly name: ResourceName;
  readonly record: DeskRecord;
}

const most = 6;

/**
 * The records that a person may mean, of every resource that can be searched and that they may list. While `searching`, they are
 * those of what was typed before.
 */
export function useFound(typed: string): { hits: readonly Hit[]; searching: boolean } {
  const { http } = useIdentity();
  const rights = useRights();
  const asked = typed.trim();
  const words = useSettled(asked);
  const names = resourceNames.filter((name) => declarationOf(name).calls.search && rights.may(name, 'list'));
  return useQueries({
    queries: names.map((name) => ({
      queryKey: ['desk', 'found', name, words],
      queryFn: ({ signal }: { signal: AbortSignal }) => searchRecords(http, name, words, { signal }),
      enabled: words.length > 1,
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    })),
    combine: (results) => ({
      hits:
        asked.length > 1
          ? results.flatMap(({ data }, index) => {
              const name = names[index];
              return name ? (data ?? []).slice(0, most).map((record) => ({ name, record })) : [];
            })
          : [],
      searching: words !== asked || results.some(({ isFetching }) => isFetching),
    }),
  });
}
