import { useMutation, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { writeListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sortOf } from '../data/calls';
import { givenName, saveBlob } from '../http/save-blob';
import { useWords } from '../i18n/words';
import { useIdentity } from '../identity/identity-context';
import type { Filters } from './filter-words';

export type ExportFormat = 'csv' | 'xlsx';

/** A job of the host's, as far as it is watched here. */
export interface ExportJob {
  readonly _id: string;
  readonly status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number | null;
  readonly message: string | null;
}

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
      const answer = await http.call('POST', '/desk/exports', {
        body: { resource: name, query, columns, format, language: words.locale },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      return (answer.body as { jobId: string }).jobId;
    },
  });
  const job = useQuery({
    queryKey: ['desk', 'job', start.data],
    queryFn: async () => (await http.call('GET', `/desk/jobs/${start.data}`)).body as ExportJob,
    enabled: start.data !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : 700),
  });
  const stop = useMutation({
    mutationFn: () => http.call('POST', `/desk/jobs/${start.data}/cancel`),
    onSettled: () => job.refetch(),
  });
  const fetchFile = useMutation({
    mutationFn: async () => {
      const result = `/desk/jobs/${start.data}/result`;
      const { body, headers } = await http.call('GET', result, { reading: 'blob' });
      saveBlob(body as Blob, givenName(headers) ?? `${words.many(name)}.${format}`);
    },
  });
  return { job: job.data, start, stop, fetchFile, failure: start.error ?? job.error ?? fetchFile.error };
}
