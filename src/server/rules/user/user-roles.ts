import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { takeAll } from '../../records/take';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import { isGivenBy, isHeldThere } from './roles-to-give';

/**
 * Holds a role to the company of the person who is to have it, and to the caller who gives it.
 * @throws Problem INVALID naming `roleId`
 */
export async function checkRole(db: Db, caller: Caller, roleId: string, companyId: string): Promise<void> {
  const { rows } = await sql<{ fits: boolean; isGiven: boolean }>`
    select ${isHeldThere} fits, ${isGivenBy(caller)} "isGiven"
    from role r, company c where r._id = ${roleId}::uuid and c._id = ${companyId}::uuid`.execute(db);
  const [role] = rows;
  if (!role?.fits) throw invalid('roleId', sentence('people.roleIdNotRolePeopleCompany'));
  if (!role.isGiven) throw invalid('roleId', sentence('people.roleIdNotRoleCanGive'));
}

/** Whether a role is the one that sees everything. */
export async function seesEverything(db: Db, roleId: string): Promise<boolean> {
  const role = await db.selectFrom('role').select('scope').where('_id', '=', roleId).executeTakeFirst();
  return role?.scope === 'all';
}

/** Whether someone else is left who sees everything and can sign in. Two who leave at once wait for each other. */
export async function isAnyoneLeft(context: TransactionContext, userId: string): Promise<boolean> {
  await takeAll(context, 'role', sql`t.scope = 'all'`, { scope: 'everything' });
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from "user" u join role r on r._id = u."roleId" join company c on c._id = u."companyId"
      where r.scope = 'all' and r."isActive" and u."userStatus" = 'active' and c."companyStatus" <> 'inactive'
      and u._id <> ${userId}::uuid) as left`.execute(context.db);
  return rows[0]?.left ?? false;
}
