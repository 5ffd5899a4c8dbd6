import { openRequests } from '#contract/lifecycles/request';
import { take } from '../../records/take';
import { writeChange } from '../../records/update';
import { readCallerOrAdministrator } from '../../request/caller';
import type { AppContext } from '../../request/context';
import { inOwnName } from '../../request/context-as';

/**
 * Lets go of requests that nobody answered in time, in the name of who asked: what waits for them is told as if they had taken them
 * back. One that somebody is just deciding is left to them.
 */
export async function expireRequests(app: AppContext): Promise<void> {
  const late = await app.db
    .selectFrom('request')
    .select(['_id', 'requestedBy'])
    .where('status', 'in', [...openRequests])
    .where('dueDate', '<', app.now().toISOString())
    .where('deletedAt', 'is', null)
    .limit(500)
    .execute();
  for (const { _id, requestedBy } of late) {
    const caller = await readCallerOrAdministrator(app.db, requestedBy);
    if (!caller) continue;
    await inOwnName(app, caller, 'request expiry', async (context) => {
      const overseer = { ...caller, scope: 'all' } as const;
      const current = await take({ ...context, caller: overseer }, 'request', _id);
      if (openRequests.includes(current.status))
        await writeChange(context, 'request', current, { status: 'expired' });
    });
  }
}
