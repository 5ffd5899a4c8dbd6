import type { RowOf } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useNewestFirst } from '../../data/use-newest-first';

export type SeenJob = RowOf<'listAllJobs'>;
export type JobStatus = SeenJob['status'];

/** Milliseconds between two looks, while something waits or runs and while nothing does: anybody may ask for something meanwhile. */
const paces = { busy: 3_000, idle: 15_000 };

/** Everybody’s jobs page by page; looked at again, the oftener while some are not over. */
export function useAllJobs(status: JobStatus | undefined) {
  const list = useCommand('listAllJobs');
  return useNewestFirst({
    queryKey: ['desk', 'allJobs', status],
    read: (behind, signal) => list({ ...(status && { status }), ...behind }, { signal }),
    momentOf: ({ createdAt }) => createdAt,
    pace: ({ queued, running }) => (queued + running > 0 ? paces.busy : paces.idle),
  });
}
