import { sql } from 'kysely';
import { centsOf } from '#contract/money/cents';
import { sentence } from '#contract/words/sentence';
import type { Db, Sql } from '../../database/tables';
import { conflict } from '../refuse';

/** What a payment adds to the money held in trust on its file, on an alias: less where it leaves the trust. */
export function trustEffect(alias: string): Sql {
  const p = sql.raw(alias);
  return sql`(case when ${p}.direction = 'out' or ${p}.method = 'trust_transfer' then -${p}.amount else ${p}.amount end)`;
}

/**
 * What the trust of a file holds that is not spoken for: what has cleared, less what is on its way out. A pending receipt does
 * not count, since it may not come. `except`: a payment that is being looked at itself.
 */
export const trustAvailable = (fileId: Sql, except: Sql = sql`null::uuid`): Sql => sql`(
  select coalesce(sum(${trustEffect('p')}), 0)::numeric(14,2) from payment p
  where p."fileId" = ${fileId} and p."isTrust" and p."deletedAt" is null
    and (p.status = 'cleared' or p.status = 'pending' and (p.direction = 'out' or p.method = 'trust_transfer'))
    and p._id is distinct from ${except})`;

/**
 * Holds money that is to leave the trust of a file to what is there and not spoken for.
 * @throws Problem CONFLICT with what there is
 */
export async function holdToTrust(db: Db, fileId: string, amount: string, except?: string): Promise<void> {
  const there = trustAvailable(sql`${fileId}::uuid`, sql`${except ?? null}::uuid`);
  const { rows } = await sql<{ held: string }>`select ${there} held`.execute(db);
  const available = rows[0]?.held ?? '0.00';
  if (centsOf(amount) > centsOf(available))
    throw conflict(sentence('money.trustHoldsFileNotSpoken', { amount: available }));
}

/**
 * What is missing from the trust of a client: the sum of what was paid out of each of its files above what that file brought, on the
 * books of one agency and its offices.
 */
export async function trustShortfall(
  db: Db,
  { clientId, supplierId }: { readonly clientId: string; readonly supplierId: string },
): Promise<string> {
  const { rows } = await sql<{ short: string }>`
    select coalesce(sum(-h.held) filter (where h.held < 0), 0)::numeric(14,2) short from (
      select sum(${trustEffect('p')}) held from payment p join file f on f._id = p."fileId" join company a on a._id = f."agencyId"
      where f."clientId" = ${clientId}::uuid and a.lineage[1] = ${supplierId}::uuid
        and p."isTrust" and p.status = 'cleared' and p."deletedAt" is null group by p."fileId") h`.execute(
    db,
  );
  return rows[0]?.short ?? '0.00';
}

/** What the trust of a file holds that has cleared; below zero where more was paid out of it than stayed. */
export async function trustHeld(db: Db, fileId: string): Promise<string> {
  const { rows } = await sql<{ held: string }>`
    select coalesce(sum(${trustEffect('p')}), 0)::numeric(14,2) held from payment p
    where p."fileId" = ${fileId}::uuid and p."isTrust" and p.status = 'cleared' and p."deletedAt" is null`.execute(
    db,
  );
  return rows[0]?.held ?? '0.00';
}
