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
  return client;
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
