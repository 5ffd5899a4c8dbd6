import { createStore, del, entries, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { Sent } from '#contract/commands/input';
import type { Draft } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { keptPlace } from './kept-place';

/** What somebody recorded, on its way to the host. `sendAt`: until then it can be taken back. */
interface Kept {
  /** A UUID of its own. */
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

/** How something stands that the host has not taken yet. `error`: why it does not take it; nothing while it waits for a line. */
export interface Standing {
  readonly waiting: Waiting;
  readonly error: unknown;
}

let store: UseStore | undefined;

/** Asks what is kept in this browser, so that it outlives the page; of one that keeps nothing, nothing is there. */
async function kept<T>(ask: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    return await ask((store ??= createStore(keptPlace, 'attempts')));
  } catch {
    return undefined;
  }
}

/** Keeps what is not sent yet; where a browser keeps nothing, the page alone holds it. */
export const keepRecorded = (one: Waiting): Promise<void> => kept((store) => set(one.key, one, store));

export const forgetRecorded = (key: string): Promise<void> => kept((store) => del(key, store));

/**
 * The id of a part of what was recorded, by which the host knows it however often and however late it is sent: the same each time.
 * `index`: below 65,536.
 */
export const idOfPart = (key: string, index: number): string =>
  `${key.slice(0, -4)}${index.toString(16).padStart(4, '0')}`;

export const momentOf = (one: Waiting): string => ('attempt' in one ? one.attempt.at : one.at);
export const fileOf = (one: Waiting): string => ('attempt' in one ? one.attempt : one.secured).fileId;

/** What a person recorded here and is not sent yet, in the order in which it happened. */
export async function keptRecorded(userId: string): Promise<Waiting[]> {
  const all = await kept((store) => entries<string, Waiting>(store));
  return (all ?? [])
    .map(([, one]) => one)
    .filter((one) => one.userId === userId)
    .sort((one, other) => momentOf(one).localeCompare(momentOf(other)));
}
