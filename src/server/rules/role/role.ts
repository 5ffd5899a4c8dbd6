import { sql } from 'kysely';
import { may } from '../../request/rights';
import { emptyLists } from '../empty-lists';
import { givenAt } from '../user/roles-to-give';
import { changeRole, completeRole, namesOf } from './role-change';
import type { Rules } from '../../records/rules';
import { sentence } from '#contract/words/sentence';

export const roleRules: Rules<'role'> = {
  // Everyone reads their own role, since the screens follow it; a client or vendor besides those that its people can hold.
  scope: (caller) => {
    const own = sql`t._id = ${caller.roleId}::uuid`;
    if (!may(caller, 'role', 'show')) return own;
    if (caller.scope === 'all' || caller.activityType === 'agency') return 'everything';
    return sql`(${own} or t."assignableToActivityTypes" && array[${caller.activityType}])`;
  },
  filters: { companyId: givenAt },
  isOwn: (caller, id) => id === caller.roleId,
  derived: {
    userCount: (caller) => {
      const counted =
        caller.scope === 'all' || caller.operates
          ? sql`true`
          : sql`u."companyId" = any(${caller.family}::uuid[])`;
      return sql`(select count(*) from "user" u where u."roleId" = t._id and u."userStatus" <> 'deactivated' and ${counted})`;
    },
  },
  // What a role may list says nothing of what can ever be in it; with their own, people hear of that too.
  present: async ({ db, caller }, { _id }) =>
    _id === caller.roleId ? { staysEmpty: await emptyLists(db, caller) } : {},
  beforeCreate: completeRole,
  beforeUpdate: changeRole,
  afterCreate: async (context, role) => context.announce({ to: 'role', roleId: role._id }),
  afterUpdate: async (context, _, role) => context.announce({ to: 'role', roleId: role._id }),
  history: (event, role) => ({
    type: 'system',
    message: sentence('people.roleWas', { name: namesOf(role), event }),
    visibility: 'internal',
  }),
};
