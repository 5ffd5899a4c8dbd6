import type { Mutation, MutationOptions, QueryClient } from '@tanstack/react-query';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { HttpError } from 'react-admin';
import { FetchFailure, Refusal, Timeout } from '../../http/failures';
import { useSession } from '../../identity/identity-context';
import type { Standing, Waiting, WaitingAttempt, WaitingSecured } from './kept-recorded';
import { forgetRecorded, keepRecorded, keptRecorded } from './kept-recorded';
import { useSendRecorded } from './use-send-recorded';

const mutationKey = ['field', 'recorded'] as const;

/** What somebody has just recorded. */
type Ours = 'key' | 'userId' | 'sendAt';
export type Recording = Omit<WaitingAttempt, Ours> | Omit<WaitingSecured, Ours>;

/** The line, or the host, was away: what the host refused is refused again. */
const isLost = (error: unknown): boolean =>
  error instanceof FetchFailure ||
  error instanceof Timeout ||
  ((error instanceof HttpError || error instanceof Refusal) && (error.status === 429 || error.status >= 500));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const mutationsOf = (client: QueryClient): Mutation<unknown, Error, Waiting>[] =>
  client.getMutationCache().findAll({ mutationKey }) as unknown as Mutation<unknown, Error, Waiting>[];

/**
 * What a person recorded in the field, sent one after the other in the order in which it was, each once, as soon as there is a
 * line. It outlives the page: what is not sent yet is kept in the browser for the person who recorded it.
 */
export function useRecordedQueue() {
  const client = useQueryClient();
  const userId = useSession().user?._id ?? '';
  const sendRecorded = useSendRecorded();

  useEffect(() => {
    client.setMutationDefaults(mutationKey, {
      scope: { id: 'field' },
      networkMode: 'online',
      gcTime: Infinity,
      retry: (_, error) => isLost(error),
      retryDelay: (count) => Math.min(1_000 * 2 ** count, 30_000),
      mutationFn: async (one: Waiting) => {
        await pause(one.sendAt - Date.now());
        if (!mutationsOf(client).some(({ state }) => state.variables?.key === one.key)) return;
        await sendRecorded(one);
        await forgetRecorded(one.key);
      },
    });
  }, [client, sendRecorded]);

  const send = useCallback(
    (one: Waiting) => {
      if (mutationsOf(client).some(({ state }) => state.variables?.key === one.key)) return;
      const options: MutationOptions<void, Error, Waiting> = client.defaultMutationOptions({
        mutationKey,
      });
      const sending = client.getMutationCache().build(client, options);
      // What it ends with stands in its own state, and is shown from there.
      sending.execute(one).catch(() => undefined);
    },
    [client],
  );
  const add = useCallback(
    async (one: Recording, undoFor = 0) => {
      const waiting: Waiting = {
        ...one,
        ...{ userId, key: crypto.randomUUID(), sendAt: Date.now() + undoFor },
      };
      await keepRecorded(waiting);
      send(waiting);
    },
    [send, userId],
  );
  const drop = useCallback(
    async (key: string) => {
      for (const mutation of mutationsOf(client))
        if (mutation.state.variables?.key === key) client.getMutationCache().remove(mutation);
      await forgetRecorded(key);
    },
    [client],
  );
  useEffect(() => {
    void keptRecorded(userId).then((all) => all.forEach(send));
  }, [send, userId]);

  const standings = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status !== 'success' },
    select: ({ state }): Standing => ({
      waiting: state.variables as Waiting,
      error: state.status === 'error' ? state.error : null,
    }),
  });
  return { standings, add, drop };
}
