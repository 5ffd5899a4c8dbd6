import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { operatingAgency } from '../../database/operating-agency';
import type { Db } from '../../database/tables';
import { takeAll } from '../../records/take';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import { isWithin } from './demand-cover';

type Role = Pick<
  Recorded<'role'>,
  '_id' | 'scope' | 'isActive' | 'assignableToActivityTypes' | 'permissions'
>;

/** What decides over others' rights; nobody hands out more of it than they hold. */
const governing = ['role', 'user', 'company', 'housekeeping', 'seed'];

/**
 * Whether a caller may make someone hold a role. Who sees everything may give any; an agency's people give its roles but
 * that one; a client's or vendor's give no role that can do more than their own.
 */
export function mayGive(caller: Caller, role: Pick<Role, 'scope' | 'permissions'>): boolean {
  if (caller.scope === 'all') return true;
  if (role.scope === 'all') return false;
  if (caller.activityType !== 'agency') return isWithin(caller.permissions, role.permissions);
  return isWithin(
    caller.permissions,
    role.permissions.filter(({ resource }) => governing.includes(resource)),
  );
}

/**
 * Holds a role to the company of the person who is to have it, and to the caller who gives it.
 * @throws Problem INVALID naming `roleId`
 */
export async function checkRole(db: Db, caller: Caller, roleId: string, companyId: string): Promise<void> {
  const { rows } = await sql<Role & { activityType: string; operates: boolean }>`
    select r._id, r.scope, r."isActive", r."assignableToActivityTypes", r.permissions, c."activityType",
      c.lineage[1] = ${operatingAgency} operates
    from role r, company c where r._id = ${roleId}::uuid and c._id = ${companyId}::uuid`.execute(db);
  const role = rows[0];
  const fits =
    role?.isActive &&
    (role.assignableToActivityTypes as readonly string[]).includes(role.activityType) &&
    (role.scope !== 'all' || role.operates);
  if (!role || !fits) throw invalid('roleId', sentence('people.roleIdNotRolePeopleCompany'));
  if (!mayGive(caller, role)) throw invalid('roleId', sentence('people.roleIdNotRoleCanGive'));
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
