import { find } from '../records/find';
import { holdToVersion } from '../records/hold-to-version';
import { answerWhole } from '../records/show';
import { take } from '../records/take';
import { updateRecord } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import { checkWords } from '../rules/role/role-permissions';
import type { Handler } from './handler';

/** Says what a role may do with one resource; no actions take the resource away from it. */
export const setRolePermission: Handler<'setRolePermission'> = (
  context,
  { roleId, resource, actions, limited },
) =>
  inTransaction(context, async (context) => {
    const role = await take(context, 'role', roleId);
    holdToVersion(context, 'role', role);
    const row = { resource, actions, ...(limited?.length && { limited }) };
    checkWords([row], 'row');
    const place = role.permissions.findIndex((one) => one.resource === resource);
    const isEmpty = actions.length === 0 && !limited?.length;
    const permissions = role.permissions.filter((one) => one.resource !== resource);
    if (!isEmpty) permissions.splice(place < 0 ? permissions.length : place, 0, row);
    await updateRecord(context, 'role', role, { permissions });
    return {
      body: await answerWhole(context, 'role', await find(context.db, 'role', roleId, context.caller)),
    };
  });
