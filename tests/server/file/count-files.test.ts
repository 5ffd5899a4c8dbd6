import { expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { share } from '../../support/shared-file';

interface Counted {
  readonly buckets: Record<string, { value: unknown; count: number }[]>;
  readonly totals: Record<string, number>;
}

async function count(by: Person, query = ''): Promise<Counted> {
  const { status, body } = await by.call('GET', `/file/bucketList${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Counted;
}

it('counts the files in reach by what needs attention, and by each value of a field', async () => {
  const host = await startHost();
  const [lender, supervisor] = [await signIn(host, 'lender_user'), await signIn(host, 'supervisor')];
  const held = await placeFile(lender);
  await supervisor.call('PATCH', '/file/', {
    _id: held._id,
    hold: true,
    holdReason: 'other',
    holdUntil: '2026-12-01',
  });
  await placeFile(lender, { isRushFile: true, state: 'QC' });
  const assigned = await placeFile(lender, { state: 'QC' });
  await share(host, assigned._id, { companies: ['V01'] });
  const { buckets, totals } = await count(supervisor);
  expect(totals).toEqual({
    active: 2,
    hold: 1,
    closed: 0,
    rush: 1,
    overdue: 0,
    unassigned: 1,
    noActivity7d: 0,
  });
  expect(buckets.state).toEqual([
    { value: 'QC', label: 'Québec', count: 2 },
    { value: 'ON', label: 'Ontario', count: 1 },
  ]);
  expect(buckets.stage).toEqual([{ value: 'intake', label: 'Assignment & intake', count: 3 }]);
  const withSomebody = await count(supervisor, '?unassigned=false');
  expect(withSomebody.totals).toMatchObject({ active: 1, hold: 0, closed: 0, rush: 0, unassigned: 0 });
  expect(withSomebody.buckets.state).toEqual([{ value: 'QC', label: 'Québec', count: 1 }]);
  const ofRush = await count(supervisor, '?unassigned=false&isRushFile=false&state=QC');
  expect(ofRush.buckets.state).toEqual(withSomebody.buckets.state);
  expect(ofRush.buckets.isRushFile).toEqual([{ value: false, label: 'No', count: 1 }]);
  expect((await supervisor.call('GET', '/file/list?unassigned=false')).body.total).toBe(1);
  host.passes(8 * 24 * 3600);
  expect((await count(await signIn(host, 'supervisor'))).totals).toMatchObject({
    overdue: 2,
    noActivity7d: 2,
  });
});

it('takes the filters of the file list, and refuses what that does not know', async () => {
  const host = await startHost();
  const [lender, other] = [await signIn(host, 'lender_user'), await signIn(host, 'lender_b')];
  await placeFile(lender);
  await placeFile(lender, { state: 'QC', isRushFile: true });
  await placeFile(other, { clientId: seedId('company', 'LNB') });
  const { buckets, totals } = await count(lender, '?state=QC');
  expect(totals).toMatchObject({ active: 1, rush: 1 });
  // A bucket is counted without its own filter.
  expect(buckets.state?.map((one) => one.count)).toEqual([1, 1]);
  expect(buckets.clientId).toEqual([{ value: seedId('company', 'LNA'), label: 'Lender A', count: 1 }]);
  expect((await lender.call('GET', '/file/bucketList?colour=red')).status).toBe(400);
});
