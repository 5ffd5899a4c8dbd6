import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerTo, RowOf, Sent } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useRead, useReadData } from '../../data/use-read';

export type Incoming = RowOf<'listIncoming'>;
export type TakenFile = AnswerTo<'triggerIncoming'>['files'][number];
export type LenderJob = AnswerTo<'showJob'>;

const key = ['desk', 'lenderJobs'] as const;
const jobsKey = ['desk', 'jobs'] as const;
/** Milliseconds between two looks while a job is under way. */
const pace = 700;

/** The lenders with a drop folder, and what lies there. */
export const useIncoming = () => useReadData([...key, 'incoming'], 'listIncoming', {});

/** Whether a job is on a file of a lender, or takes back what such a file did. */
const isOfLender = ({ _id, kind }: LenderJob, all: readonly LenderJob[]): boolean =>
  kind === 'lender' ||
  kind === 'update_report' ||
  all.some((job) => job.kind === 'lender' && job.undoneBy === _id);

/** The person's own jobs on files of lenders, newest first, looked at again and again while one is under way. */
export const useLenderJobs = () =>
  useRead(
    jobsKey,
    'listJobs',
    {},
    {
      select: ({ data }) => data.filter((job) => isOfLender(job, data)),
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ endedAt }) => endedAt === null) ? pace : false,
    },
  );

/** Looks at the folders and the jobs once more. */
export function useLookAgain() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: key });
    await queryClient.invalidateQueries({ queryKey: jobsKey });
  };
}

function useAct<A, R>(act: (asked: A) => Promise<R>) {
  const onSettled = useLookAgain();
  return useMutation({ mutationFn: act, onSettled });
}

const once = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } });

/** Takes what lies in a drop folder. */
export function useTrigger() {
  const trigger = useCommand('triggerIncoming');
  return useAct((lender: Incoming['lender']) => trigger({ lender }));
}

/** Only checks what lies in the drop folder of the CIBC format. */
export function useFetch() {
  const fetchIncoming = useCommand('fetchIncoming');
  return useAct(() => fetchIncoming({}));
}

/** Hands a lender's file to the host. */
export function useUpload(lender: Incoming['lender']) {
  const upload = useCommand('uploadIncoming');
  return useAct((file: File) => upload({ lender } as unknown as Sent<'uploadIncoming'>, { file, ...once() }));
}

/** Has a lender told how its open files stand. */
export function useUpdateReport() {
  const make = useCommand('makeUpdateReport');
  return useAct((lender: Incoming['lender']) => make({ lender }, once()));
}
