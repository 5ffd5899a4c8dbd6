import { sql } from 'kysely';
import type { ValueOf } from '#contract/vocabularies/index';
import { operatingAgency } from '../database/operating-agency';
import type { Db, SessionRow } from '../database/tables';

export interface Permission {
  readonly resource: string;
  readonly actions: readonly string[];
  readonly limited?: readonly string[] | null;
}

/** Who makes a call, as everything stands now, so that a changed role or an ended session counts at once. */
export interface Caller {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'en' | 'fr';
  readonly timeZone: string;
  readonly noteAdmin: boolean;
  readonly companyId: string;
  readonly companyName: string;
  readonly activityType: ValueOf<'activityType'>;
  readonly isOffice: boolean;
  readonly officesSeeAllFiles: boolean;
  /** The topmost company above the caller's own. */
  readonly headCompanyId: string;
  /** The caller's company and all its offices. */
  readonly tree: readonly string[];
  /** The topmost company and all its offices, the caller's own and those beside it. */
  readonly family: readonly string[];
  /** The caller works for the agency that operates the platform. */
  readonly operates: boolean;
  readonly roleId: string;
  readonly roleKey: string;
  readonly scope: ValueOf<'scope'>;
  /** The role changes less than it sees: files assigned to the person and those of the own office. */
  readonly writesOwnOnly: boolean;
  readonly permissions: readonly Permission[];
  readonly session: SessionRow;
  /** When the call was made, by the host's clock; see `askedAt`. */
  readonly at?: Date;
}

/** The time that what is worked out for a caller is worked out for. */
export function askedAt(caller: Caller): Date {
  return caller.at ?? new Date();
}

const what = sql`u._id "userId", u.email, u."firstName", u."lastName", u.language, u."timeZone", u."noteAdmin",
      c._id "companyId", c."companyName", c."activityType", c."isOffice", c.lineage[1] "headCompanyId",
      coalesce((h.playbook->>'officesSeeAllFiles')::boolean, false) "officesSeeAllFiles",
      array(select o._id from company o where o.lineage @> array[c._id]) tree,
      array(select o._id from company o where o.lineage @> array[c.lineage[1]]) family,
      c.lineage[1] = ${operatingAgency} operates,
      r._id "roleId", r.key "roleKey", r.scope, r."writesOwnOnly", r.permissions`;
const where = sql.raw(`join company c on c._id = u."companyId" and c."companyStatus" <> 'inactive'
    join company h on h._id = c.lineage[1]
    join role r on r._id = u."roleId" and r."isActive"`);

/**
 * Reads the session and all that decides its rights in one query. Absent where the session does not exist, its user may
 * not sign in any more, or its role is switched off; whether it is locked or over is for `session` to say.
 */
export async function readCaller(db: Db, sessionId: string): Promise<Caller | undefined> {
  return (await readCallerAt(db, sessionId))?.caller;
}

/** The same, with the state of the rights that it was read in; see `rememberedCaller`. */
export async function readCallerAt(
  db: Db,
  sessionId: string,
): Promise<{ caller: Caller; state: string } | undefined> {
  const { rows } = await sql<Caller & { state: string }>`
    select ${what}, to_jsonb(s) session, (select state from "rightsState") state
    from session s
    join "user" u on u._id = s."userId" and u."userStatus" = 'active'
    ${where}
    where s._id = ${sessionId}::uuid`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { state, ...caller } = found;
  return { caller, state };
}

/**
 * The same for work that goes on after the request that asked for it, by the rights that the person has now. It has no
 * session, and whatever asks for one there is a mistake.
 */
export async function readCallerOfUser(db: Db, userId: string): Promise<Caller | undefined> {
  const [caller] = await readCallersOfUsers(db, [userId]);
  return caller;
}

/** The same for many people by one statement, each once and in the order named; without those who may not sign in. */
export async function readCallersOfUsers(db: Db, userIds: readonly string[]): Promise<Caller[]> {
  const { rows } = await sql<Omit<Caller, 'session'>>`
    select ${what} from "user" u ${where} where u._id = any(${userIds}::uuid[]) and u."userStatus" = 'active'`.execute(
    db,
  );
  const found = new Map(rows.map((caller) => [caller.userId, withoutSession(caller)]));
  return [...new Set(userIds)].flatMap((userId) => found.get(userId) ?? []);
}

const withoutSession = (caller: Omit<Caller, 'session'>): Caller =>
  Object.defineProperty(caller as Caller, 'session', {
    get: () => {
      throw new Error('work without a request has no session');
    },
  });

/**
 * In whose name the host goes on with what a person began: their own while they may sign in, else that of an administrator. Absent where
 * there is neither.
 */
export async function readCallerOrAdministrator(
  db: Db,
  userId: string | null | undefined,
): Promise<Caller | undefined> {
  return (userId ? await readCallerOfUser(db, userId) : undefined) ?? readAdministrator(db);
}

/** The administrator who has been here longest, in whose name the host does what nobody asked it for. */
export async function readAdministrator(db: Db): Promise<Caller | undefined> {
  const found = await db
    .selectFrom('user')
    .innerJoin('role', 'role._id', 'user.roleId')
    .select('user._id')
    .where('user.userStatus', '=', 'active')
    .where('role.scope', '=', 'all')
    .orderBy('user.createdAt')
    .executeTakeFirst();
  return found && readCallerOfUser(db, found._id);
}
