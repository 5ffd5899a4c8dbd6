import { useInfiniteQuery } from '@tanstack/react-query';
import type { RowOf, Sent } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';

export type SeenJob = RowOf<'listAllJobs'>;
export type JobStatus = SeenJob['status'];

/** Milliseconds between two looks while something waits or runs. */
const pace = 3_000;

/** Everybody’s jobs page by page, the newest first; looked at again while some are not over. */
export function useAllJobs(status: JobStatus | undefined) {
  const list = useCommand('listAllJobs');
  return useInfiniteQuery({
    queryKey: ['desk', 'allJobs', status],
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam && { before: pageParam.createdAt, beforeId: pageParam._id };
      const sent: Sent<'listAllJobs'> = { ...(status && { status }), ...after };
      return list(sent, { signal });
    },
    initialPageParam: undefined as SeenJob | undefined,
    getNextPageParam: ({ data, more }) => (more ? data.at(-1) : undefined),
    refetchInterval: ({ state }) => {
      const [first] = state.data?.pages ?? [];
      return first && first.queued + first.running > 0 ? pace : false;
    },
  });
}
