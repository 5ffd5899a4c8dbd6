import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { vocabularies } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { isWithin } from './roles-to-give';

type Scope = Caller['scope'];
const scopes: readonly Scope[] = vocabularies.scope;

/** Which scopes lie within one: what is seen through them is seen through it as well. */
const within: Readonly<Record<Scope, readonly Scope[]>> = {
  all: scopes,
  tree: scopes.filter((one) => one !== 'all'),
  client_tree: ['client_tree', 'client_office', 'assigned_user', 'stage_limited'],
  client_office: ['client_office'],
  assigned_company: ['assigned_company', 'assigned_user'],
  stage_limited: ['stage_limited'],
  assigned_user: ['assigned_user'],
};

/**
 * Holds a caller to people whose rights all lie within their own, what they read and take out included: whoever changes how somebody signs in, or takes them their sessions,
 * could otherwise come to rights that they do not have.
 * @throws Problem FORBIDDEN
 */
export async function demandCover(db: Db, caller: Caller, userId: string): Promise<void> {
  if (userId === caller.userId || caller.scope === 'all') return;
  const { rows } = await sql<{ scope: Scope; covered: boolean }>`
    select r.scope, ${isWithin(caller.permissions)} covered
    from "user" u join role r on r._id = u."roleId" where u._id = ${userId}::uuid`.execute(db);
  const [role] = rows;
  if (role?.covered && role.scope !== 'all' && within[caller.scope].includes(role.scope)) return;
  throw new Problem('FORBIDDEN', { message: sentence('people.rightsBeyondYours') });
}
