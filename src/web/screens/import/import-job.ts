import type { AnswerTo } from '#contract/commands/input';
import { useRead } from '../../data/use-read';
import type { SheetKind, WorkKind } from './sheets';
import { shownOn } from './sheets';

export type ImportJob = AnswerTo<'showJob'> & { readonly kind: WorkKind | 'undo' };

export const outcomes = ['created', 'updated', 'unchanged', 'rejected'] as const;
export type Outcome = (typeof outcomes)[number];

export const isOver = ({ status }: Pick<ImportJob, 'status'>): boolean =>
  status !== 'queued' && status !== 'running';

/** Milliseconds between two looks at a job that is under way. */
const pace = 700;

/** A job, looked at again and again until it is over. */
export const useImportJob = (jobId: string | null) =>
  useRead(
    ['desk', 'job', jobId],
    'showJob',
    { jobId: jobId ?? '' },
    {
      enabled: jobId !== null,
      select: (job) => job as ImportJob,
      refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pace),
    },
  );

/** The work of a page that the signed-in person had done so, newest first. */
export const useMySheets = (of: SheetKind) =>
  useRead(
    ['desk', 'jobs'],
    'listJobs',
    {},
    {
      select: ({ data }) =>
        data.filter((job): job is ImportJob & { kind: WorkKind } =>
          (shownOn[of] as readonly string[]).includes(job.kind),
        ),
    },
  );
