import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { Query } from '../http/query-string';
import { useIdentity } from '../identity/identity-context';

type Reading<Body, Shown> = Omit<UseQueryOptions<Body, Error, Shown>, 'queryKey' | 'queryFn'> & {
  readonly query?: Query;
};

/** What a call of the host answers, where no resource's list or record says it. */
export function useRead<Body, Shown = Body>(
  queryKey: QueryKey,
  path: string,
  { query, ...options }: Reading<Body, Shown> = {},
) {
  const { http } = useIdentity();
  return useQuery({
    ...options,
    queryKey,
    queryFn: async ({ signal }) =>
      (await http.call('GET', path, { ...(query && { query }), signal })).body as Body,
  });
}

/** The same of a call that answers `{ data }`. */
export const useReadData = <Row>(
  queryKey: QueryKey,
  path: string,
  options: Omit<Reading<{ data: Row }, Row>, 'select'> = {},
) => useRead<{ data: Row }, Row>(queryKey, path, { ...options, select: ({ data }) => data });
