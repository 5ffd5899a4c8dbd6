import type { QueryCache } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { resourcePaths } from '../../data/resource-paths';

interface Listed {
  readonly data?: readonly { readonly id: string }[];
}

interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** From 1; `undefined` where the file was not reached from a list. */
  readonly at: number | undefined;
  readonly all: number;
}

/** The files before and after this one in the list that was read last, as far as that page of it goes. */
export function useNeighbours(id: string): Neighbours {
  const queryClient = useQueryClient();
  return useMemo(() => neighboursIn(queryClient.getQueryCache(), id), [queryClient, id]);
}

function neighboursIn(cache: QueryCache, id: string): Neighbours {
  const lists = cache
    .findAll({ queryKey: [resourcePaths.file, 'getList'] })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const list of lists) {
    const ids = (list.state.data as Listed | undefined)?.data?.map((one) => one.id) ?? [];
    const at = ids.indexOf(id);
    if (at >= 0) return { previous: ids[at - 1], next: ids[at + 1], at: at + 1, all: ids.length };
  }
  return { previous: undefined, next: undefined, at: undefined, all: 0 };
}
