import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useCallback } from 'react';
import type { FileMoney } from '#contract/money/file-money';
import type { Recorded } from '#contract/resources/index';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useIdentity } from '../../../identity/identity-context';

export type FeeRow = Recorded<'fee'> & { readonly id: string; readonly may?: readonly string[] };
export type ProjectionRow = Recorded<'projectedFee'> & {
  readonly id: string;
  readonly may?: readonly string[];
};

/** The fees of a file, the latest first. */
export function useFileFees(fileId: string) {
  const rights = useRights();
  return useGetList<FeeRow>(
    resourcePaths.fee,
    {
      filter: { fileId },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'incurredOn', order: 'DESC' },
    },
    { enabled: rights.may('fee', 'list'), placeholderData: (before) => before },
  );
}

/** What a file is expected to cost, the nearest first. */
export function useFileProjections(fileId: string) {
  const rights = useRights();
  return useGetList<ProjectionRow>(
    resourcePaths.projectedFee,
    {
      filter: { fileId },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'expectedOn', order: 'ASC' },
    },
    { enabled: rights.may('projectedFee', 'list'), placeholderData: (before) => before },
  );
}

/** The file's money as far as this person may see it. */
export function useFileMoney(fileId: string) {
  const { http } = useIdentity();
  const rights = useRights();
  return useQuery({
    queryKey: [resourcePaths.fee, 'money', fileId],
    queryFn: async ({ signal }) =>
      (await http.call('GET', `/desk/file/${fileId}/money`, { signal })).body as FileMoney,
    enabled: rights.may('fee', 'list'),
    placeholderData: (before) => before,
  });
}

/** Has everything fetched again that a fee changes. */
export function useFetchFees(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const paths = [
      resourcePaths.fee,
      resourcePaths.projectedFee,
      resourcePaths.history,
      resourcePaths.request,
    ];
    await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }, [queryClient]);
}
