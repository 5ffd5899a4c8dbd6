import { sql } from 'kysely';
import type { Db, Sql } from '../database/tables';
import { delayAfter } from './delay-after';
import type { AppContext } from '../request/context';

/** Attempts before one is given up: with the growing delays, about four hours. */
const most = 10;

/** What waits for its time, or until reports are made, a row each. */
export interface Waits {
  readonly table: 'reportDelivery' | 'reportLink' | 'mail';
  readonly key: 'jobId' | '_id';
  /** When it was done; one that was given up says so in `failedAt`. */
  readonly doneAt: 'deliveredAt' | 'sentAt';
  /** Whether what it waits for is there, of a row under `w`. */
  readonly isReady: Sql;
  readonly atOnce: number;
  /** Milliseconds for which one host is at a row before another takes it for dead. */
  readonly lease: number;
}

/** Does what is due, one after the other. One host takes each, as an attempt. */
export async function workDue<T>(
  app: AppContext,
  waits: Waits,
  work: (waiting: T) => Promise<void>,
): Promise<void> {
  const key = sql`w.${sql.ref(waits.key)}`;
  const isDue = (): Sql => sql`w.${sql.ref(waits.doneAt)} is null and w."failedAt" is null
    and w."nextAttemptAt" <= ${app.now().toISOString()}::timestamptz`;
  const { rows } = await sql<{ key: string }>`
    select ${key} key from ${sql.table(waits.table)} w where ${isDue()} and ${waits.isReady}
    order by w."nextAttemptAt" limit ${waits.atOnce}`.execute(app.db);
  for (const { key: one } of rows) {
    const until = new Date(app.now().getTime() + waits.lease).toISOString();
    const taken = await sql<T>`update ${sql.table(waits.table)} w
      set attempts = attempts + 1, "nextAttemptAt" = ${until}::timestamptz
      where ${key} = ${one}::uuid and ${isDue()} returning w.*`.execute(app.db);
    for (const waiting of taken.rows) await work(waiting);
  }
}

/** What a row that waits is told of: when it was done, was given up, or is attempted next. */
export type Noted = Waits['doneAt'] | 'failedAt' | 'nextAttemptAt';

/** Writes down on a row that waits what came of it; a transaction keeps that together with what is said of it. */
export async function noteWaiting(
  db: Db,
  { table, key }: Waits,
  waiting: string,
  how: Noted,
  at: string,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(how)} = ${at}::timestamptz
    where ${sql.ref(key)} = ${waiting}::uuid`.execute(db);
}

/** When what was attempted so often is attempted again, after growing delays; undefined where it is given up. */
export function nextAttempt(app: AppContext, attempts: number): string | undefined {
  if (attempts >= most) return undefined;
  return new Date(app.now().getTime() + delayAfter(attempts)).toISOString();
}
