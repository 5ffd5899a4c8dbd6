import { QueryClient } from '@tanstack/react-query';
import type { Query, QueryKey, SetDataOptions } from '@tanstack/react-query';

/**
 * Keeps as a record only what was read as one. react-admin lets a row of a list, or what a record is named by elsewhere, stand in for a
 * record that was never asked for: such a row carries a part of it, and who changed the record by it would write over the rest.
 */
class WholeRecords extends QueryClient {
  override setQueryData = ((key: QueryKey, ...set: [next: unknown, options?: SetDataOptions]): unknown =>
    isRecord(key) && this.getQueryData(key) === undefined
      ? undefined
      : super.setQueryData(key, ...set)) as QueryClient['setQueryData'];
}

const isRecord = ([, verb]: QueryKey): boolean => verb === 'getOne';

const remounts = { stale: true, always: 'always', never: false } as const;

/**
 * The specification's cache: a failed call is not tried again by itself, and what nobody shows is forgotten after 60 s. The
 * environment says when what is shown again is fetched again: where it is `stale`, `always` or `never`. Without a connection a
 * call fails at once, with the way to try again, instead of waiting unseen; what failed is fetched when the connection is back.
 */
export function createQueryClient(remount: string | undefined = 'stale'): QueryClient {
  const refetchOnMount = remounts[remount as keyof typeof remounts] ?? remounts.stale;
  const client = new WholeRecords({
    defaultOptions: {
      queries: {
        retry: false,
        gcTime: 60_000,
        staleTime: 5_000,
        refetchOnMount: ({ state }) => state.isInvalidated || refetchOnMount,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  readAgainWhatWasOvertaken(client);
  return client;
}

/**
 * News of a change that comes while something is read for the first time: the answer under way may stand before it, and the client,
 * which starts again what is read anew, would take that answer for fresh.
 */
function readAgainWhatWasOvertaken(client: QueryClient): void {
  const overtaken = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, fetchStatus } = query.state;
    if (action.type === 'fetch') overtaken.delete(query);
    else if (action.type === 'invalidate' && data === undefined && fetchStatus !== 'idle')
      overtaken.add(query);
    else if (action.type === 'success' && !action.manual && overtaken.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}
