import { find } from '../records/find';
import { holdToVersion } from '../records/hold-to-version';
import { answerWhole } from '../records/show';
import { take } from '../records/take';
import { updateRecord } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Says the people of which kinds of company may hold a role. */
export const setRoleActivityTypes: Handler<'setRoleActivityTypes'> = (context, { roleId, activityTypes }) =>
  inTransaction(context, async (context) => {
    const role = await take(context, 'role', roleId);
    holdToVersion(context, 'role', role);
    await updateRecord(context, 'role', role, { assignableToActivityTypes: [...new Set(activityTypes)] });
    return {
      body: await answerWhole(context, 'role', await find(context.db, 'role', roleId, context.caller)),
    };
  });
