import { useMutation, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { AnswerTo } from '#contract/commands/input';
import { writeListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sortOf } from '../data/calls';
import { callCommand, sendCommand } from '../http/call-command';
import { givenName, saveBlob } from '../http/save-blob';
import { useWords } from '../i18n/words';
import { useIdentity } from '../identity/identity-context';
import type { Filters } from './filter-words';

export type ExportFormat = 'csv' | 'xlsx';

/** A job of the host's that is watched here. */
export type ExportJob = AnswerTo<'showJob'>;

const isOver = (job: ExportJob | undefined) =>
  job !== undefined && job.status !== 'queued' && job.status !== 'running';

/** Begins the export of the list that is shown, watches it, stops it, and hands its file to the person. */
export function useExport(name: ResourceName, columns: readonly string[], format: ExportFormat) {
  const words = useWords();
  const { http } = useIdentity();
  const { filterValues, sort } = useListContext();
  const start = useMutation({
    mutationFn: async () => {
      const declaration = declarationOf(name);
      const asked = { sort: sortOf(declaration, sort), filters: filterValues as Filters };
      const query = writeListQuery(declaration, asked).toString();
      const sent = { resource: name, query, columns: [...columns], format, language: words.locale };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return (await callCommand(http, 'exportList', sent, { headers })).jobId;
    },
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
      saveBlob(body, givenName(headers) ?? `${words.many(name)}.${format}`);
    },
  });
  return { job: job.data, start, stop, fetchFile, failure: start.error ?? job.error ?? fetchFile.error };
}
