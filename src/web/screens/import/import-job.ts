import { useQuery } from '@tanstack/react-query';
import type { ValueOf } from '#contract/vocabularies/index';
import { useIdentity } from '../../identity/identity-context';
import type { SheetKind } from './sheets';

export interface ImportJob {
  readonly _id: string;
  readonly kind: SheetKind;
  readonly status: ValueOf<'jobStatus'>;
  readonly done: number;
  readonly total: number | null;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly warnings: number;
  readonly rejectsUrl: string | null;
  readonly resultUrl: string | null;
  readonly message: string | null;
  readonly createdAt: string;
  readonly fileName: string | null;
  readonly dryRun: boolean | null;
  readonly cancelAsked: boolean;
}

export const outcomes = ['created', 'updated', 'unchanged', 'rejected'] as const;
export type Outcome = (typeof outcomes)[number];

export const isOver = ({ status }: Pick<ImportJob, 'status'>): boolean =>
  status !== 'queued' && status !== 'running';

/** Milliseconds between two looks at a job that is under way. */
const pace = 700;

/** A job, looked at again and again until it is over. */
export function useImportJob(jobId: string | null) {
  const { http } = useIdentity();
  return useQuery({
    queryKey: ['desk', 'job', jobId],
    queryFn: async () => (await http.call('GET', `/desk/jobs/${jobId}`)).body as ImportJob,
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pace),
  });
}

/** The spreadsheets that the signed-in person had worked so, newest first. */
export function useMySheets(of: SheetKind) {
  const { http } = useIdentity();
  return useQuery({
    queryKey: ['desk', 'jobs'],
    queryFn: async () => {
      const { body } = await http.call('GET', '/desk/jobs');
      return (body as { data: ImportJob[] }).data.filter(({ kind }) => kind === of);
    },
  });
}
