import { find } from '../records/find';
import { holdToVersion } from '../records/hold-to-version';
import { answerWhole } from '../records/show';
import { take } from '../records/take';
import { updateRecord } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Says the people of which kinds of company may hold a role. */
export const setRoleActivityTypes: Handler<'setRoleActivityTypes'> = (work, { roleId, activityTypes }) =>
  inTransaction(work, async (write) => {
    const role = await take(write, 'role', roleId);
    holdToVersion(write, 'role', role);
    await updateRecord(write, 'role', role, { assignableToActivityTypes: [...new Set(activityTypes)] });
    return { body: await answerWhole(write, 'role', await find(write.db, 'role', roleId, write.caller)) };
  });
