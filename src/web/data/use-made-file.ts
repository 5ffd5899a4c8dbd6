import { useMutation, useQuery } from '@tanstack/react-query';
import type { AnswerTo } from '#contract/commands/input';
import { callCommand, sendCommand } from '../http/call-command';
import { givenName, saveBlob } from '../http/save-blob';
import { useIdentity } from '../identity/identity-context';

/** A job of the host's that is watched here. */
export type WatchedJob = AnswerTo<'showJob'>;

const isOver = (job: WatchedJob | undefined) =>
  job !== undefined && job.status !== 'queued' && job.status !== 'running';

/** How a job is begun: answers its id. `headers` go along, so that a second click begins no second one. */
export type BeginJob = (options: {
  readonly headers: Record<string, string>;
}) => Promise<{ readonly jobId: string }>;

/** Begins a job that makes a file, watches it, stops it, and hands the file to the person. `fallback`: its name where the host gives none. */
export function useMadeFile(begin: BeginJob, fallback: string) {
  const { http } = useIdentity();
  const start = useMutation({
    mutationFn: async () => (await begin({ headers: { 'idempotency-key': crypto.randomUUID() } })).jobId,
  });
  const jobId = start.data ?? '';
  const job = useQuery({
    queryKey: ['desk', 'job', start.data],
    queryFn: ({ signal }) => callCommand(http, 'showJob', { jobId }, { signal }),
    enabled: start.data !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : 700),
  });
  const stop = useMutation({
    mutationFn: () => callCommand(http, 'cancelJob', { jobId }),
    onSettled: () => job.refetch(),
  });
  const fetchFile = useMutation({
    mutationFn: async () => {
      const { body, headers } = await sendCommand(http, 'downloadJobResult', { jobId }, { reading: 'blob' });
      saveBlob(body, givenName(headers) ?? fallback);
    },
  });
  return { job: job.data, start, stop, fetchFile, failure: start.error ?? job.error ?? fetchFile.error };
}
