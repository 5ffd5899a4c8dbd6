import { createStore, del, entries, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { Sent } from '#contract/commands/input';
import type { Draft } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { keptPlace } from './kept-place';

/** What somebody recorded, on its way to the host. `sendAt`: until then it can be taken back. */
interface Kept {
  readonly key: string;
  readonly userId: string;
  readonly ref: string;
  readonly sendAt: number;
}

export interface WaitingAttempt extends Kept {
  readonly attempt: Draft<'attempt'>;
  readonly photos: readonly File[];
}

/** A photo of an asset in hand, and what it shows. */
export interface View {
  readonly slot: ValueOf<'photoSlot'>;
  readonly photo: File;
}

/** How an asset in hand was found. `signed`: the list of the belongings as it was signed. */
export interface WaitingSecured extends Kept {
  readonly at: string;
  readonly secured: Sent<'recordSecured'>;
  readonly views: readonly View[];
  readonly signed: readonly File[];
}

export type Waiting = WaitingAttempt | WaitingSecured;

let store: UseStore | undefined;
const kept = (): UseStore => (store ??= createStore(keptPlace, 'attempts'));

/** Keeps what is not sent yet in this browser, so that it outlives the page; a browser that keeps nothing holds it in the page alone. */
export async function keepRecorded(one: Waiting): Promise<void> {
  await set(one.key, one, kept()).catch(() => undefined);
}

export async function forgetRecorded(key: string): Promise<void> {
  await del(key, kept()).catch(() => undefined);
}

export const momentOf = (one: Waiting): string => ('attempt' in one ? one.attempt.at : one.at);
export const fileOf = (one: Waiting): string => ('attempt' in one ? one.attempt : one.secured).fileId;

/** What a person recorded here and is not sent yet, in the order in which it happened. */
export async function keptRecorded(userId: string): Promise<Waiting[]> {
  const all = await entries<string, Waiting>(kept()).catch(() => []);
  return all
    .map(([, one]) => one)
    .filter((one) => one.userId === userId)
    .sort((one, other) => momentOf(one).localeCompare(momentOf(other)));
}
