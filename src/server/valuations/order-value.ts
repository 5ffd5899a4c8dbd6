import { sql } from 'kysely';
import type { Db } from '../database/tables';

/** Longer than a provider is given for its answer, so that nobody who still waits for one is overtaken. */
const lease = '15 seconds';

/**
 * Under which order a value is asked for by this caller, or nothing where another is asking. The order of one who failed or died stands, and
 * is taken up under the same id.
 */
export async function orderValue(db: Db, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ orderId: string }>`
    insert into "valuationOrder" as standing (key, "orderId", "askedUntil")
    values (${key}, gen_random_uuid(), now() + ${lease}::interval)
    on conflict (key) do update set "askedUntil" = excluded."askedUntil" where standing."askedUntil" <= now()
    returning "orderId"`.execute(db);
  return rows[0]?.orderId;
}
