import { QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';

const remounts = { stale: true, always: 'always', never: false } as const;

/**
 * The specification's cache: a failed call is not tried again by itself, and what nobody shows is forgotten after 60 s. The
 * environment says when what is shown again is fetched again: where it is `stale`, `always` or `never`. Without a connection a
 * call fails at once, with the way to try again, instead of waiting unseen; what failed is fetched when the connection is back.
 */
export function createQueryClient(remount: string | undefined = 'stale'): QueryClient {
  const refetchOnMount = remounts[remount as keyof typeof remounts] ?? remounts.stale;
  const client = new QueryClient({
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
  askForWholeRecords(client);
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

/** Where a record was never asked for, react-admin lets the row of a list stand in for it: that is shown, and not kept as all of it. */
function askForWholeRecords(client: QueryClient): void {
  const rows = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query, action } = event;
    if (query.queryKey[1] !== 'getOne') return;
    if (!action.manual) rows.delete(query);
    else if (query.state.dataUpdateCount === 1) rows.add(query);
    // Each list that is read sets the row anew, and it would pass for fresh.
    if (rows.has(query)) query.invalidate();
  });
}
