import type { ValueOf } from '#contract/vocabularies/index';
import { useRead } from '../../data/use-read';
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
export const useImportJob = (jobId: string | null) =>
  useRead<ImportJob>(['desk', 'job', jobId], `/desk/jobs/${jobId}`, {
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pace),
  });

/** The spreadsheets that the signed-in person had worked so, newest first. */
export const useMySheets = (of: SheetKind) =>
  useRead<{ data: ImportJob[] }, ImportJob[]>(['desk', 'jobs'], '/desk/jobs', {
    select: ({ data }) => data.filter(({ kind }) => kind === of),
  });
