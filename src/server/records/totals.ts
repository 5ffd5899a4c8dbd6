import { LRUCache } from 'lru-cache';
import type { CompiledQuery } from 'kysely';
import type { Db } from '../database/tables';
import { standing } from './standing';

/** So many are remembered by one host, what was asked for last. */
const most = 2_000;

export type Counting = CompiledQuery<{ total: number }>;

/** What was counted last, and whether it stands. */
export interface CountedBefore {
  readonly total: number;
  readonly isFresh: boolean;
}

interface Counted {
  readonly total: number;
  readonly until: number;
}
const known = new WeakMap<object, LRUCache<string, Counted>>();

/**
 * How many rows a count query finds. Counting grows with the rows counted, so what there is much of may have been counted a while ago, see
 * `standing`. Inside a transaction it is always counted.
 */
export async function totalOf(db: Db, count: Counting): Promise<number> {
  const before = countedBefore(db, count);
  if (before?.isFresh) return before.total;
  const began = performance.now();
  const { rows } = await db.executeQuery(count);
  const total = rows[0]?.total ?? 0;
  rememberTotal(db, count, total, performance.now() - began);
  return total;
}

/** What a count query found the last time, however long ago. */
export function countedBefore(db: Db, count: Counting): CountedBefore | undefined {
  const found = db.isTransaction ? undefined : known.get(db)?.get(keyOf(count));
  return found && { total: found.total, isFresh: found.until > performance.now() };
}

/** Remembers what a count query found, and in how many milliseconds. */
export function rememberTotal(db: Db, count: Counting, total: number, took: number): void {
  if (db.isTransaction) return;
  const totals = known.get(db) ?? new LRUCache<string, Counted>({ max: most });
  known.set(db, totals);
  totals.set(keyOf(count), { total, until: performance.now() + standing(total, took) });
}

const keyOf = ({ sql, parameters }: Counting): string => `${sql} ${JSON.stringify(parameters)}`;
