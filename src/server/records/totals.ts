import type { CompiledQuery } from 'kysely';
import type { Db } from '../database/tables';

/** A total that is dear to count is remembered for so long; a small one is counted each time. */
const remembered = { milliseconds: 2_000, from: 5_000, most: 500 } as const;

interface Known {
  readonly total: number;
  readonly until: number;
}
const known = new WeakMap<object, Map<string, Known>>();

/**
 * How many rows a count query finds. Counting grows with the rows counted, so a total of five thousand and more may be up
 * to two seconds old. Inside a transaction it is always counted.
 */
export async function totalOf(db: Db, count: CompiledQuery<{ total: number }>): Promise<number> {
  if (db.isTransaction) return run(db, count);
  const totals = known.get(db) ?? new Map<string, Known>();
  known.set(db, totals);
  const { sql, parameters } = count;
  const key = `${sql} ${JSON.stringify(parameters)}`;
  const found = totals.get(key);
  if (found && found.until > performance.now()) return found.total;
  const total = await run(db, count);
  totals.delete(key);
  if (total >= remembered.from) remember(totals, key, total);
  return total;
}

function remember(totals: Map<string, Known>, key: string, total: number): void {
  totals.set(key, { total, until: performance.now() + remembered.milliseconds });
  const [oldest] = totals.keys();
  if (totals.size > remembered.most && oldest !== undefined) totals.delete(oldest);
}

async function run(db: Db, count: CompiledQuery<{ total: number }>): Promise<number> {
  const { rows } = await db.executeQuery(count);
  return rows[0]?.total ?? 0;
}
