import { sql } from 'kysely';
import type { Db } from '../database/tables';

/** A user as sign-in knows them: with their password, and whether they may sign in at all. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'en' | 'fr';
  readonly mobilePhone: string | null;
  readonly mfaType: 'email' | 'sms';
  readonly userStatus: string;
  readonly companyName: string;
  readonly maySignIn: boolean;
  readonly passwordHash: string | null;
  readonly previousHashes: readonly string[];
}

export function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return readAccount(db, sql`u.email = ${email.toLowerCase()}`);
}

export function accountById(db: Db, userId: string): Promise<Account | undefined> {
  return readAccount(db, sql`u._id = ${userId}::uuid`);
}

async function readAccount(db: Db, condition: ReturnType<typeof sql>): Promise<Account | undefined> {
  const found = await sql<Account>`
    select u._id "userId", u.email, u."firstName", u."lastName", u.language, u."mobilePhone", u."mfaType", u."userStatus",
      c."companyName", k."passwordHash", coalesce(k."previousHashes", '{}') "previousHashes",
      u."userStatus" = 'active' and c."companyStatus" <> 'inactive' and r."isActive" "maySignIn"
    from "user" u
    join company c on c._id = u."companyId"
    join role r on r._id = u."roleId"
    left join credential k on k."userId" = u._id
    where ${condition} limit 1`.execute(db);
  return found.rows[0];
}
