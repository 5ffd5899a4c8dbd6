import { QueryClient } from '@tanstack/react-query';

/** The specification's cache: a failed call is not tried again by itself, and what nobody shows is forgotten after 60 s. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: 60_000, staleTime: 5_000 },
      mutations: { retry: false },
    },
  });
}
