import { openRequests } from '#contract/lifecycles/request';
import { take } from '../../records/take';
import { writeChange } from '../../records/update';
import { readAdministrator, readCallerOfUser } from '../../request/caller';
import type { House } from '../../request/work';
import { inOwnName } from '../../request/work-as';

/**
 * Lets go of requests that nobody answered in time, in the name of who asked: what waits for them is told as if they had taken them
 * back. One that somebody is just deciding is left to them.
 */
export async function expireRequests(house: House): Promise<void> {
  const late = await house.db
    .selectFrom('request')
    .select(['_id', 'requestedBy'])
    .where('status', 'in', [...openRequests])
    .where('dueDate', '<', house.now().toISOString())
    .limit(500)
    .execute();
  for (const { _id, requestedBy } of late) {
    const caller = (await readCallerOfUser(house.db, requestedBy)) ?? (await readAdministrator(house.db));
    if (!caller) continue;
    await inOwnName(house, caller, 'request expiry', async (write) => {
      const overseer = { ...caller, scope: 'all' } as const;
      const current = await take({ ...write, caller: overseer }, 'request', _id);
      if (openRequests.includes(current.status))
        await writeChange(write, 'request', current, { status: 'expired' });
    });
  }
}
