import type { Mutation, MutationOptions, QueryClient } from '@tanstack/react-query';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { HttpError } from 'react-admin';
import { useWriting } from '../../data/use-writing';
import { FetchFailure, Timeout } from '../../http/failures';
import { useIdentity, useSession } from '../../identity/identity-context';
import { sendDocument } from '../document/document-calls';
import type { WaitingAttempt } from './kept-attempts';
import { forgetAttempt, keepAttempt, keptAttempts } from './kept-attempts';

const mutationKey = ['field', 'attempt'] as const;

/** How an attempt stands that the host has not taken yet. `error`: why it does not take it; nothing while it waits for a line. */
export interface Standing {
  readonly waiting: WaitingAttempt;
  readonly error: unknown;
}

/** What somebody has just recorded. */
export type Recording = Omit<WaitingAttempt, 'key' | 'userId' | 'sendAt'>;

/** The line, or the host, was away: what the host refused is refused again. */
const isLost = (error: unknown): boolean =>
  error instanceof FetchFailure ||
  error instanceof Timeout ||
  (error instanceof HttpError && (error.status === 429 || error.status >= 500));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const mutationsOf = (client: QueryClient): Mutation<unknown, Error, WaitingAttempt>[] =>
  client.getMutationCache().findAll({ mutationKey }) as unknown as Mutation<unknown, Error, WaitingAttempt>[];

/**
 * The attempts that a person recorded, sent one after the other in the order in which they were made, each once, as soon as there is a
 * line. They outlive the page: what is not sent yet is kept in the browser for the person who recorded it.
 */
export function useAttemptQueue() {
  const client = useQueryClient();
  const { http } = useIdentity();
  const userId = useSession().user?._id ?? '';
  const { create, change } = useWriting('attempt');

  useEffect(() => {
    client.setMutationDefaults(mutationKey, {
      scope: { id: 'field' },
      networkMode: 'online',
      gcTime: Infinity,
      retry: (_, error) => isLost(error),
      retryDelay: (count) => Math.min(1_000 * 2 ** count, 30_000),
      mutationFn: async (one: WaitingAttempt) => {
        await pause(one.sendAt - Date.now());
        if (!mutationsOf(client).some(({ state }) => state.variables?.key === one.key)) return;
        const made = await create(one.attempt, { idempotencyKey: one.key });
        const photos: string[] = [];
        for (const [index, photo] of one.photos.entries()) {
          const labels = { documentType: 'attempt_photo' };
          const key = `${one.key}-${index}`;
          const { id } = await sendDocument(http, [one.attempt.fileId], photo, labels, key, () => undefined);
          photos.push(id);
        }
        if (photos.length > 0) await change({ id: made.id, photos: null } as never, { photos });
        await forgetAttempt(one.key);
      },
    });
  }, [change, client, create, http]);

  const send = useCallback(
    (one: WaitingAttempt) => {
      if (mutationsOf(client).some(({ state }) => state.variables?.key === one.key)) return;
      const options: MutationOptions<void, Error, WaitingAttempt> = client.defaultMutationOptions({
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
      const waiting = { ...one, userId, key: crypto.randomUUID(), sendAt: Date.now() + undoFor };
      await keepAttempt(waiting);
      send(waiting);
    },
    [send, userId],
  );
  const drop = useCallback(
    async (key: string) => {
      for (const mutation of mutationsOf(client))
        if (mutation.state.variables?.key === key) client.getMutationCache().remove(mutation);
      await forgetAttempt(key);
    },
    [client],
  );
  useEffect(() => {
    void keptAttempts(userId).then((all) => all.forEach(send));
  }, [send, userId]);

  const standings = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status !== 'success' },
    select: ({ state }): Standing => ({
      waiting: state.variables as WaitingAttempt,
      error: state.status === 'error' ? state.error : null,
    }),
  });
  return { standings, add, drop };
}
