import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRead, useReadData } from '../../data/use-read';
import { useIdentity } from '../../identity/identity-context';
import type { Bucket } from '../../kinds/people-half';

type Action = 'download' | 'repeat' | 'stop';

/** One export of closed files, as far as the person may see it. */
export interface CloseOutExport {
  readonly _id: string;
  readonly code: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly status: ValueOf<'jobStatus'>;
  readonly done: number;
  readonly total: number | null;
  readonly reason: string | null;
  /** The code of the export that it sent again. */
  readonly repeats: string | null;
  readonly by: string;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly may: readonly Action[];
  readonly whyNot: { readonly [A in Action]?: string };
}

/** The files that wait, as the address of their list says it. */
export const waitingFiles = 'awaitsExport=true';
const key = ['desk', 'closeOut'] as const;
/** Milliseconds between two looks at exports of which one is under way. */
const pace = 700;

/** The lenders of which closed files wait to be exported, each with how many. */
export const useWaiting = () =>
  useRead<{ buckets: { clientId: Bucket[] } }, Bucket[]>(
    [...key, 'waiting'],
    `/file/list?${waitingFiles}&size=1&getBuckets=true`,
    { select: ({ buckets }) => buckets.clientId.filter(({ count }) => count > 0) },
  );

/** The exports so far, newest first, looked at again and again while one is under way. */
export const useExports = () =>
  useReadData<CloseOutExport[]>([...key, 'exports'], '/desk/closeOut/exports', {
    refetchInterval: ({ state }) => (state.data?.data.some(({ endedAt }) => endedAt === null) ? pace : false),
  });

/** What is asked for of a lender's files: all that wait, or those of an earlier export with the reason. */
export interface AskedExport {
  readonly clientId: string;
  readonly exportId?: string;
  readonly reason?: string;
}

/** Starts an export. */
export function useStartExport() {
  const { http } = useIdentity();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asked: AskedExport) =>
      http.call('POST', '/file/processor/cibc/outgoing/exportCIBCCloseoutFiles', {
        body: asked,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Stops an export of one's own at its next batch. */
export function useStopExport() {
  const { http } = useIdentity();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (exportId: string) => http.call('POST', `/desk/jobs/${exportId}/cancel`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
