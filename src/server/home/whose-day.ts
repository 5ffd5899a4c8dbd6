import { sql } from 'kysely';
import type { RequestContext } from '../request/context';
import { may } from '../request/rights';
import { leadsPeople } from '../rules/leads-people';

/** Whether a day begins with one's own files: for who works some and leads nobody. */
export async function isOwnDay({ db, caller }: RequestContext): Promise<boolean> {
  if (leadsPeople(caller) || !may(caller, 'file', 'list')) return false;
  const { rows } = await sql<{ works: boolean }>`select exists (select from file t
    where t."assignedUsers" && array[${caller.userId}::uuid] and t.active and t."deletedAt" is null) works`.execute(
    db,
  );
  return rows[0]?.works ?? false;
}
