import { Problem } from '#contract/problems';
import { vocabularies } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import type { Caller, Permission } from '../../request/caller';

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
  const role = await db
    .selectFrom('user')
    .innerJoin('role', 'role._id', 'user.roleId')
    .select(['role.scope', 'role.permissions'])
    .where('user._id', '=', userId)
    .executeTakeFirst();
  const isWithinSight = role && role.scope !== 'all' && within[caller.scope].includes(role.scope);
  if (isWithinSight && isWithin(caller.permissions, role.permissions)) return;
  throw new Problem('FORBIDDEN', { message: sentence('people.rightsBeyondYours') });
}

/** Whether all that one list of permissions lets do, read or take out is in the other, and as far as it reaches there. */
export function isWithin(held: readonly Permission[], given: readonly Permission[]): boolean {
  return given.every(({ resource, actions, limited }) => {
    const own = held.filter((one) => one.resource === resource);
    const whole = own.flatMap((one) => one.actions.filter((action) => !one.limited?.includes(action)));
    const any = own.flatMap((one) => one.actions);
    return actions.every((action) => (limited?.includes(action) ? any : whole).includes(action));
  });
}
