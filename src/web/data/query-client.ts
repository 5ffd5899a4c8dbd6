import { QueryClient } from '@tanstack/react-query';

const remounts = { stale: true, always: 'always', never: false } as const;

/**
 * The specification's cache: a failed call is not tried again by itself, and what nobody shows is forgotten after 60 s. The
 * environment says when what is shown again is fetched again: where it is `stale`, `always` or `never`. Without a connection a
 * call fails at once, with the way to try again, instead of waiting unseen; what failed is fetched when the connection is back.
 */
export function createQueryClient(remount: string | undefined = 'stale'): QueryClient {
  const refetchOnMount = remounts[remount as keyof typeof remounts] ?? remounts.stale;
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        gcTime: 60_000,
        staleTime: 5_000,
        refetchOnMount,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
