import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import type { Db } from '../database/tables';
import type { Caller } from '../request/caller';

/** The lists in which nothing can stand for a caller, whatever their role: a client that pays no vendor itself sees no vendor's invoice. */
export async function emptyLists(db: Db, { activityType, headCompanyId }: Caller): Promise<ResourceName[]> {
  if (sideOf(activityType) !== 'client') return [];
  const { rows } = await sql<{ pays: boolean }>`
    select coalesce((playbook->>'vendorDirectBilling')::boolean, false) pays from company where _id = ${headCompanyId}::uuid`.execute(
    db,
  );
  return rows[0]?.pays ? [] : ['vendorInvoice'];
}
