import { LRUCache } from 'lru-cache';
import type { Db } from '../database/tables';

/** What a query beside a record found, as long as the word stands that it was found under; nobody changes it. */
export interface Beside {
  readonly stands: string;
  readonly found: Readonly<Record<string, unknown>>;
}

/** So much is remembered by one host, what was opened last. */
const most = 2_000;
const known = new WeakMap<object, LRUCache<string, Beside>>();

/** What was found before under a key, if it is remembered. In a transaction nothing is: what it changes has not moved the word on yet. */
export const rememberedBeside = (db: Db, key: string): Beside | undefined =>
  db.isTransaction ? undefined : known.get(db)?.get(key);

/** Remembers what was found. */
export function rememberBeside(db: Db, key: string, found: Beside): void {
  if (db.isTransaction) return;
  const kept = known.get(db) ?? new LRUCache<string, Beside>({ max: most });
  known.set(db, kept);
  kept.set(key, found);
}
