import type { Db } from '../database/tables';

/** What a query beside a record found, as long as the word stands that it was found under; nobody changes it. */
export interface Beside {
  readonly stands: string;
  readonly found: Readonly<Record<string, unknown>>;
}

/** So much is remembered by one host, what was opened last. */
const most = 2_000;
const known = new WeakMap<object, Map<string, Beside>>();

/** What was found before under a key, if it is remembered. In a transaction nothing is: what it changes has not moved the word on yet. */
export function rememberedBeside(db: Db, key: string): Beside | undefined {
  const kept = db.isTransaction ? undefined : known.get(db);
  const found = kept?.get(key);
  if (!kept || !found) return undefined;
  kept.delete(key);
  kept.set(key, found);
  return found;
}

/** Remembers what was found. */
export function rememberBeside(db: Db, key: string, found: Beside): void {
  if (db.isTransaction) return;
  const kept = known.get(db) ?? new Map<string, Beside>();
  known.set(db, kept);
  kept.delete(key);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
