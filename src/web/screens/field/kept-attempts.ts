import { createStore, del, entries, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { Draft } from '#contract/resources/index';

/** An attempt that somebody recorded, on its way to the host. `sendAt`: until then it can be taken back. */
export interface WaitingAttempt {
  readonly key: string;
  readonly userId: string;
  readonly ref: string;
  readonly attempt: Draft<'attempt'>;
  readonly photos: readonly File[];
  readonly sendAt: number;
}

let store: UseStore | undefined;
const kept = (): UseStore => (store ??= createStore('collateral-desk-field', 'attempts'));

/** Keeps what is not sent yet in this browser, so that it outlives the page; a browser that keeps nothing holds it in the page alone. */
export async function keepAttempt(one: WaitingAttempt): Promise<void> {
  await set(one.key, one, kept()).catch(() => undefined);
}

export async function forgetAttempt(key: string): Promise<void> {
  await del(key, kept()).catch(() => undefined);
}

/** What a person recorded here and is not sent yet, in the order in which it happened. */
export async function keptAttempts(userId: string): Promise<WaitingAttempt[]> {
  const all = await entries<string, WaitingAttempt>(kept()).catch(() => []);
  return all
    .map(([, one]) => one)
    .filter((one) => one.userId === userId)
    .sort((one, other) => one.attempt.at.localeCompare(other.attempt.at));
}
