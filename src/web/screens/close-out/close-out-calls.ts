import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RowOf, Sent } from '#contract/commands/input';
import { resourcePaths } from '../../data/resource-paths';
import { useCommand } from '../../data/use-command';
import { useReadData } from '../../data/use-read';
import type { Bucket } from '../../kinds/people-half';

/** One export of closed files, as far as the person may see it. */
export type CloseOutExport = RowOf<'listCloseOutExports'>;

/** The files that wait, as the address of their list says it. */
export const waitingFiles = 'awaitsExport=true';
const key = ['desk', 'closeOut'] as const;
/** Milliseconds between two looks at exports of which one is under way. */
const pace = 700;

/** The lenders of which closed files wait to be exported, each with how many. */
export function useWaiting() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [...key, 'waiting'],
    queryFn: async ({ signal }) => {
      const asked = {
        pagination: { page: 1, perPage: 1 },
        filter: { awaitsExport: ['true'] },
        meta: { buckets: true },
      };
      const { meta } = await dataProvider.getList(resourcePaths.file, { ...asked, signal });
      const { clientId } = (meta as { buckets: { clientId: Bucket[] } }).buckets;
      return clientId.filter(({ count }) => count > 0);
    },
  });
}

/** The exports so far, newest first, looked at again and again while one is under way. */
export const useExports = () =>
  useReadData(
    [...key, 'exports'],
    'listCloseOutExports',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ endedAt }) => endedAt === null) ? pace : false,
    },
  );

/** Starts an export. */
export function useStartExport() {
  const startExport = useCommand('exportCloseOutFiles');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asked: Sent<'exportCloseOutFiles'>) =>
      startExport(asked, { headers: { 'idempotency-key': crypto.randomUUID() } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Stops an export of one's own at its next batch. */
export function useStopExport() {
  const cancelJob = useCommand('cancelJob');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => cancelJob({ jobId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
