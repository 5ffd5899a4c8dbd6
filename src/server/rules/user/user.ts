import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../../request/caller';
import { peopleInScope } from '../company/company-scope';
import type { Rules } from '../../records/rules';
import { expiresBy, nextExpiry } from './next-expiry';
import { houseOf } from './places-of-people';
import { changeUser } from './user-change';
import { completeUser, invite } from './user-create';
import { userSearch } from './user-search';
import { followUser } from './user-follow-up';
import { shownToOthers, userShownAs } from './user-shown-as';
import { worksOn } from './works-on';

function isColleague(caller: Caller, user: Record<string, unknown>): boolean {
  return (
    caller.scope === 'all' ||
    caller.operates ||
    (typeof user.companyId === 'string' && caller.family.includes(user.companyId))
  );
}

function changes(caller: Caller, user: Partial<Recorded<'user'>>): boolean {
  return caller.scope === 'all' || (user.companyId !== undefined && caller.tree.includes(user.companyId));
}

export const userRules: Rules<'user'> = {
  // Who wrote something on a shared file is known by name; only one's own people are listed.
  scope: (caller) => peopleInScope(caller),
  listed: (caller) =>
    caller.scope === 'all' || caller.operates
      ? 'everything'
      : sql`t."companyId" = any(${caller.family}::uuid[])`,
  isOwn: (caller, id) => id === caller.userId,
  may: (caller, user, actions) => {
    const allowed = changes(caller, user)
      ? [...actions]
      : actions.filter((action) => ['list', 'show', 'export'].includes(action));
    return user._id === caller.userId && !allowed.includes('edit') ? [...allowed, 'edit'] : allowed;
  },
  shownAs: userShownAs,
  mask: (caller, user) => {
    if (isColleague(caller, user)) return;
    for (const field of Object.keys(user)) if (!shownToOthers.has(field)) user[field] = null;
  },
  derived: { nextExpiry },
  filters: { nextExpiryTo: expiresBy, houseOf, worksOn },
  search: userSearch,
  beforeCreate: completeUser,
  afterCreate: invite,
  beforeUpdate: changeUser,
  afterUpdate: followUser,
  history: (event, user) => ({
    type: 'system',
    message: sentence('people.userWas', { name: `${user.firstName} ${user.lastName}`, event }),
    visibility: 'internal',
  }),
};
