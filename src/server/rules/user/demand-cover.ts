import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import type { Caller, Permission } from '../../request/caller';

/** Of what a role may do, all that changes something: a list that may be read is no power over anybody. */
const reading = ['list', 'show', 'export'];

/**
 * Holds a caller to people whose rights all lie within their own: whoever changes how somebody signs in, or takes them their sessions,
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
  if (role && role.scope !== 'all' && isWithin(caller.permissions, role.permissions)) return;
  throw new Problem('FORBIDDEN', { message: sentence('people.rightsBeyondYours') });
}

/** Whether every power of one list of permissions is in the other, and as far as it reaches there. */
export function isWithin(held: readonly Permission[], given: readonly Permission[]): boolean {
  return given.every(({ resource, actions, limited }) => {
    const own = held.filter((one) => one.resource === resource);
    const whole = own.flatMap((one) => one.actions.filter((action) => !one.limited?.includes(action)));
    const any = own.flatMap((one) => one.actions);
    return actions
      .filter((action) => !reading.includes(action))
      .every((action) => (limited?.includes(action) ? any : whole).includes(action));
  });
}
