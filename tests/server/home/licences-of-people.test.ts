import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { userId } from '../../support/network';
import { signIn } from '../../support/person';

const licence = (expiresOn: string | null) =>
  JSON.stringify([{ type: 'Bailiff', number: 'B-1', state: 'ON', expiresOn }]);

it('the home of who sends people out counts those at work whose own licence ends within 30 days', async () => {
  const { host, close } = await openHost();
  const supervisor = await signIn(host, 'supervisor');
  const set = (who: string, values: object) =>
    host.app.db.updateTable('user').set(values).where('_id', '=', userId(who)).execute();
  const tile = async () => {
    const { body } = await supervisor.call('GET', '/desk/home');
    const tiles = body.tiles as unknown as { tile: string; search: string; count: number }[];
    return tiles.find((one) => one.tile === 'licencesOfPeople');
  };
  // Today is 20 November 2026, where they are.
  await set('field_agent', { licences: licence('2026-12-21') });
  await set('vendor_manager', { licences: licence(null) });
  expect(await tile()).toMatchObject({ count: 0 });
  await set('field_agent', { licences: licence('2026-12-20') });
  await set('vendor_manager', { licences: licence('2026-01-31') });
  const { count, search } = (await tile()) ?? { count: 0, search: '' };
  expect(count).toBe(2);
  const { body } = await supervisor.call('GET', `/user/list?${search}&page=1&size=25`);
  const rows = body.data as unknown as { _id: string; nextExpiry: string }[];
  expect(rows.map(({ _id, nextExpiry }) => [_id, nextExpiry])).toEqual([
    [userId('vendor_manager'), '2026-01-31'],
    [userId('field_agent'), '2026-12-20'],
  ]);
  await set('vendor_manager', { userStatus: 'suspended' });
  expect(await tile()).toMatchObject({ count: 1 });
  const lender = await signIn(host, 'lender_supervisor');
  const { body: theirs } = await lender.call('GET', '/user/list?nextExpiryTo=2027-01-01&page=1&size=25');
  expect(theirs.total).toBe(0);
  await close();
});
