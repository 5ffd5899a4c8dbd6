import type { JsonValue } from '#contract/fields';
import { callCommand } from '../http/call-command';
import { Refusal } from '../http/failures';
import type { Identity } from '../identity/create-identity';
import type { Parting } from '../identity/log-out';
import { readCapabilities } from '../http/capabilities';
import type { KeptPreferences } from './kept-preferences';
import { log } from './log';

/** A column that is dragged changes many times; the host hears of where it came to rest. */
const pause = 500;

/** The host has said that it will not take a value; the session's end and a host in trouble say nothing of the kind. */
const isNo = (error: unknown): boolean =>
  error instanceof Refusal && error.status < 500 && error.status !== 401 && error.status !== 429;

/** What goes between the store and the host: the host's word once, and after that each key that changed, with its last value. */
export function createPreferenceLine({
  http,
  clock,
  isHere,
  read,
  write,
}: Pick<Identity, 'http' | 'clock'> & {
  isHere(): boolean;
  read(): KeptPreferences;
  write(kept: KeptPreferences): void;
}) {
  /** What the host refused: it is kept here, and not sent again as it is. */
  const refused = new Map<string, string>();
  const changedNow = new Set<string>();
  let isOffered = false;
  let isWaiting = false;
  let isSending = false;

  const textOf = (key: string): string => JSON.stringify(read().values[key] ?? null);
  const due = (): string[] => read().unsent.filter((key) => refused.get(key) !== textOf(key));

  function soon(): void {
    if (!isOffered || isWaiting || isSending) return;
    isWaiting = true;
    clock.after(pause, () => {
      isWaiting = false;
      void sendAll();
    });
  }

  async function send(key: string): Promise<void> {
    const sent = textOf(key);
    try {
      await callCommand(http, 'setPreference', { key, value: JSON.parse(sent) as JsonValue });
      refused.delete(key);
      const { values, unsent } = read();
      if (textOf(key) === sent) write({ values, unsent: unsent.filter((one) => one !== key) });
    } catch (error) {
      log('A preference was not kept by the host.', error);
      if (!isNo(error)) throw error;
      refused.set(key, sent);
    }
  }

  /** One after the other, so that the last word on a key is the last to arrive. */
  async function sendAll(): Promise<void> {
    if (isSending || !isHere()) return;
    isSending = true;
    changedNow.clear();
    try {
      for (const key of due()) if (isHere()) await send(key);
    } catch {
      // The host was not reached. The keys stay noted: the next change takes them along, or the next time the desk is opened.
    } finally {
      isSending = false;
    }
    if (changedNow.size > 0) soon();
  }

  async function fetchAll(): Promise<void> {
    if (!(await readCapabilities(http)).has('preferences')) return;
    changedNow.clear();
    const kept = await callCommand(http, 'showPreferences', {});
    if (!isHere()) return;
    const { preferences } = kept as { preferences: KeptPreferences['values'] };
    const { values: mine, unsent } = read();
    const own = new Set([...unsent, ...changedNow]);
    const values = [
      ...Object.entries(preferences).filter(([key]) => !own.has(key)),
      ...Object.entries(mine).filter(([key]) => own.has(key)),
    ];
    isOffered = true;
    write({ values: Object.fromEntries(values), unsent });
    await sendAll();
  }

  let fetching: Promise<void> | undefined;

  return {
    changed(key: string): void {
      changedNow.add(key);
      soon();
    },

    /** What the host has not heard of yet, to be told as its person leaves; null where there is nothing. */
    lastWord(): ((parting: Parting) => Promise<unknown>) | null {
      const left = isOffered ? due().map((key) => ({ key, value: read().values[key] as JsonValue })) : [];
      if (left.length === 0) return null;
      return async (parting) => {
        for (const { key, value = null } of left)
          await callCommand(http, 'setPreference', { key, value }, parting);
      };
    },

    /** Takes over what the host keeps, once, but for the keys that it has not heard of yet. */
    load(): Promise<void> {
      fetching ??= fetchAll().catch((error: unknown) => {
        fetching = undefined;
        throw error;
      });
      return fetching;
    },
  };
}
