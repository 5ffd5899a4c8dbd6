import { clear, createStore, get, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { AnswerTo } from '#contract/commands/input';

type Sheets = AnswerTo<'showField'>;

/** What somebody takes into the field, and when the host said so: milliseconds since 1970. */
export interface TakenAlong {
  readonly sheets: Sheets;
  readonly at: number;
}

interface Sealed {
  readonly shape: number;
  readonly userId: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** A working day: what was taken along before is not shown any more. */
const longest = 12 * 3_600_000;
/** Of what is sealed: what an earlier build took along in another one is not opened. */
const shape = 2;
const name = 'sheets';
/** Among what the log-out clears at once, in every tab and without a line: what was sealed is unreadable from then on. */
const keyName = 'road';

let store: UseStore | undefined;
const kept = (): UseStore => (store ??= createStore('collateral-desk-road', 'taken'));

async function keyOfToday(storage: Storage, isMade: boolean): Promise<CryptoKey | undefined> {
  const known = storage.getItem(keyName);
  if (!known && !isMade) return undefined;
  const raw = known
    ? Uint8Array.from(atob(known), (letter) => letter.charCodeAt(0))
    : crypto.getRandomValues(new Uint8Array(32));
  if (!known) storage.setItem(keyName, btoa(String.fromCharCode(...raw)));
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Keeps what somebody takes along in this browser, sealed. A browser that keeps nothing, or is not asked over a safe line, shows it while there is a line. */
export async function takeAlong(userId: string, { sheets, at }: TakenAlong): Promise<void> {
  try {
    const key = await keyOfToday(localStorage, true);
    if (!key) return;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify({ sheets, at }));
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
    await set(name, { shape, userId, iv, bytes } satisfies Sealed, kept());
  } catch {
    // See above.
  }
}

/** What this person took along today; nothing where it is another's, older, or where they have signed out since. */
export async function takenAlong(userId: string, now: number): Promise<TakenAlong | undefined> {
  try {
    const [key, sealed] = await Promise.all([keyOfToday(localStorage, false), get<Sealed>(name, kept())]);
    if (!sealed) return undefined;
    const taken =
      key && sealed.userId === userId && sealed.shape === shape ? await unsealed(key, sealed) : undefined;
    if (taken && now - taken.at < longest) return taken;
    await leaveBehind();
  } catch {
    // What cannot be read any more is as good as gone.
  }
  return undefined;
}

async function unsealed(key: CryptoKey, { iv, bytes }: Sealed): Promise<TakenAlong> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  return JSON.parse(new TextDecoder().decode(plain)) as TakenAlong;
}

/** Forgets what was taken along. */
export async function leaveBehind(): Promise<void> {
  await clear(kept()).catch(() => undefined);
}
