import { sql } from 'kysely';
import type { Db, Sql } from '../../database/tables';

/** What a payment adds to the money held in trust on its file, on an alias: less where it leaves the trust. */
export function trustEffect(alias: string): Sql {
  const p = sql.raw(alias);
  return sql`(case when ${p}.direction = 'out' or ${p}.method = 'trust_transfer' then -${p}.amount else ${p}.amount end)`;
}

/**
 * What the trust of a file holds that is not spoken for: what has cleared, less what is on its way out. A pending receipt does
 * not count, since it may not come. `except`: a payment that is being looked at itself.
 */
export async function trustAvailable(db: Db, fileId: string, except?: string): Promise<string> {
  const { rows } = await sql<{
    held: string;
  }>`select coalesce(sum(${trustEffect('p')}), 0)::numeric(14,2) held
    from payment p where p."fileId" = ${fileId}::uuid and p."isTrust" and p."deletedAt" is null
    and (p.status = 'cleared' or p.status = 'pending' and (p.direction = 'out' or p.method = 'trust_transfer'))
    and p._id is distinct from ${except ?? null}::uuid`.execute(db);
  return rows[0]?.held ?? '0.00';
}
