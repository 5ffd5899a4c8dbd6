import { LRUCache } from 'lru-cache';
import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Counted } from '#contract/commands/answer';
import type { Db } from '../database/tables';
import { standing } from './standing';

/** A value of a field, by the field's place among those that are counted together, and of how many rows. */
export type CountedValue = Counted & { readonly field: number };

interface Kept {
  readonly rows: readonly unknown[];
  readonly until: number;
}

/** So many are remembered by one host, what was asked for last. */
const most = 200;
const known = new WeakMap<object, LRUCache<string, Kept>>();

/** What a query finds that counts values, see `countedRows`. */
export const countedValues = (db: Db, query: RawBuilder<CountedValue>): Promise<readonly CountedValue[]> =>
  countedRows(db, query, walked);

/**
 * What a query finds that counts, `of` so many rows. As a total does, what was counted of many rows stands for a while: of half a million
 * notes counting takes a second. Inside a transaction it is always counted.
 */
export async function countedRows<R>(
  db: Db,
  query: RawBuilder<R>,
  of: (rows: readonly R[]) => number,
): Promise<readonly R[]> {
  if (db.isTransaction) return (await query.execute(db)).rows;
  const asked = query.compile(db);
  const key = keyOf(asked);
  const kept = known.get(db) ?? new LRUCache<string, Kept>({ max: most });
  known.set(db, kept);
  const before = kept.get(key);
  if (before && before.until > performance.now()) return before.rows as readonly R[];
  const began = performance.now();
  const { rows } = await db.executeQuery(asked);
  kept.set(key, { rows, until: performance.now() + standing(of(rows), performance.now() - began) });
  return rows;
}

const keyOf = ({ sql, parameters }: CompiledQuery): string => `${sql} ${JSON.stringify(parameters)}`;

/** Of how many rows values were counted: of each they have one at most, of the field that all have. */
function walked(rows: readonly CountedValue[]): number {
  const byField = new Map<number, number>();
  for (const { field, count } of rows) byField.set(field, (byField.get(field) ?? 0) + Number(count));
  return Math.max(0, ...byField.values());
}
