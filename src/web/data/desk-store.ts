import type { Store } from 'react-admin';
import type { Identity } from '../identity/create-identity';
import { keptElsewhere } from './kept-elsewhere';
import type { KeptPreferences } from './kept-preferences';
import { browserCopy, noPreferences } from './kept-preferences';
import { log } from './log';
import { createPreferenceLine } from './preference-line';

/** What a list shows at this moment and what is ticked in it is no preference: it stays in the page's memory. */
const isFleeting = (key: string): boolean =>
  /(?:^|\.)(?:selectedIds(?:\.storeKeys)?|listParams|expanded|openedView|availableColumns|availableInputs|scroll)$/.test(
    key,
  );

/** Plain JSON, as it would come back; `null` is no value, on the host as here. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : ((JSON.parse(text) as unknown) ?? undefined);
}

/**
 * react-admin's store for one person: columns, views, the width of the rail. The host keeps it where it offers to, so that it follows
 * them to another browser; a copy in this browser draws a page right the first time, until the host's word replaces it. It is
 * theirs alone: once they are no longer signed in, nothing is read from it or written, and no more is sent than was left to be told.
 */
export function createDeskStore(
  parts: Pick<Identity, 'http' | 'session' | 'clock' | 'beforeLogOut'> & {
    readonly userId: string;
    readonly storage?: Storage;
    readonly elsewhere?: typeof keptElsewhere;
  },
): Store {
  const { session, userId, storage = localStorage, elsewhere = keptElsewhere } = parts;
  const copy = browserCopy(storage, userId);
  const fleeting = new Map<string, unknown>();
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const isHere = () => userId !== '' && session.state().user?._id === userId;
  let kept: KeptPreferences = isHere() ? copy.read() : noPreferences;
  let stop = () => {};

  function publish(key: string, value: unknown): void {
    const heard = listeners.get(key);
    // One who hears of it may take another off the list.
    for (const listener of [...(heard ?? [])]) if (heard?.has(listener)) listener(value);
  }

  /** Takes over what is kept now, and tells of the keys that changed by it. */
  function become(next: KeptPreferences): void {
    const before = kept.values;
    kept = next;
    const keys = new Set([...Object.keys(before), ...Object.keys(next.values)]);
    for (const key of keys)
      if (JSON.stringify(before[key]) !== JSON.stringify(next.values[key])) publish(key, next.values[key]);
  }

  const line = createPreferenceLine({
    ...parts,
    isHere,
    read: () => kept,
    write(next) {
      if (!isHere()) return;
      copy.write(next);
      become(next);
    },
  });

  function change(key: string, value: unknown): void {
    if (JSON.stringify(kept.values[key]) === JSON.stringify(value)) return;
    const { [key]: _, ...others } = kept.values;
    const values = value === undefined ? others : { ...others, [key]: value };
    const next = { values, unsent: [...new Set([...kept.unsent, key])] };
    if (isHere()) copy.write(next);
    become(next);
    line.changed(key);
  }

  function setItem(key: string, value: unknown): void {
    if (elsewhere[key]) return elsewhere[key].write(value);
    if (!isFleeting(key)) return change(key, plain(value));
    if (value === undefined) fleeting.delete(key);
    else fleeting.set(key, value);
    publish(key, value);
  }

  const keysUnder = (prefix: string): string[] =>
    [...fleeting.keys(), ...Object.keys(kept.values)].filter((key) => key.startsWith(prefix));

  function forget(): void {
    const gone = [...fleeting.keys()];
    fleeting.clear();
    become(noPreferences);
    for (const key of gone) publish(key, undefined);
  }

  const store: Store = {
    setup() {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === copy.key && isHere()) become(copy.read());
      };
      addEventListener('storage', onStorage);
      const stopSession = session.onPersonChange(() => {
        if (!isHere()) forget();
      });
      const stopParting = parts.beforeLogOut(() => (isHere() ? line.lastWord() : null));
      stop = () => {
        stopParting();
        removeEventListener('storage', onStorage);
        stopSession();
      };
      if (isHere()) line.load().catch((error: unknown) => log('Preferences were not fetched.', error));
    },
    teardown: () => stop(),
    getItem<T>(key: string, usual?: T): T | undefined {
      const value = elsewhere[key] ? elsewhere[key].read() : (fleeting.get(key) ?? kept.values[key]);
      return value === undefined ? usual : (value as T);
    },
    setItem,
    removeItem: (key) => setItem(key, undefined),
    removeItems(prefix) {
      for (const key of keysUnder(prefix)) setItem(key, undefined);
    },
    reset() {
      // react-admin forgets everything after a log-out; that is no word to the host. A person who is there means it.
      if (isHere()) for (const key of keysUnder('')) setItem(key, undefined);
      else forget();
    },
    subscribe(key, listener) {
      const home = elsewhere[key];
      if (home) return home.follow(() => listener(home.read()));
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(listener));
      return () => void heard.delete(listener);
    },
    listItems: (prefix = '') =>
      Object.fromEntries(keysUnder(prefix).map((key) => [key, store.getItem<unknown>(key)])),
  };
  return store;
}
