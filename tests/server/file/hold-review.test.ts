import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { share } from '../../support/shared-file';

interface Review {
  readonly _id: string;
  readonly status: string;
  readonly dueDate: string;
}

async function reviews(by: Person, fileId: string): Promise<Review[]> {
  const { body } = await by.call('GET', `/reminder/list?view=file&fileId=${fileId}&types=hold_review`);
  return body.data as unknown as Review[];
}
const told = async (by: Person, fileId: string) =>
  (await reviews(by, fileId)).map(({ status, dueDate }) => [status, dueDate]);

async function change(by: Person, _id: string, given: object): Promise<void> {
  const { status, body } = await by.call('PATCH', '/file/', { _id, ...given });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

const hold = { hold: true, holdReason: 'payment_pending', holdUntil: '2026-11-27' };

it('reminds who set a hold in the morning of its last day where the file is, moves with it, and goes with it', async () => {
  const host = await startHost();
  const [lender, manager] = [await signIn(host, 'lender_supervisor'), await signIn(host, 'file_manager')];
  const { _id } = await placeFile(lender, { state: 'BC' });
  await share(host, _id, { people: ['file_manager'] });
  host.news.length = 0;
  await change(lender, _id, hold);
  expect(await told(lender, _id)).toEqual([['open', '2026-11-27T17:00:00.000Z']]);
  expect(await told(manager, _id)).toEqual([]);
  expect(host.news).toContainEqual({ to: 'user', userId: lender.userId, section: 'dueRemindersCount' });
  await change(lender, _id, { holdUntil: '2026-11-30' });
  expect(await told(lender, _id)).toEqual([['open', '2026-11-30T17:00:00.000Z']]);
  await change(lender, _id, { holdNote: 'Paid in part' });
  expect(await told(lender, _id)).toEqual([['open', '2026-11-30T17:00:00.000Z']]);
  await change(lender, _id, { hold: false });
  expect(await told(lender, _id)).toEqual([['cancelled', '2026-11-30T17:00:00.000Z']]);
});

it('reminds the people of the same house who work the file, and anew who had done it when the day moves', async () => {
  const host = await startHost();
  const [supervisor, manager] = [await signIn(host, 'supervisor'), await signIn(host, 'file_manager')];
  const lender = await signIn(host, 'lender_supervisor');
  const { _id } = await placeFile(lender);
  await share(host, _id, { people: ['file_manager', 'lender_supervisor'] });
  await change(supervisor, _id, hold);
  expect(await told(manager, _id)).toEqual([['open', '2026-11-27T14:00:00.000Z']]);
  expect(await told(lender, _id)).toEqual([]);
  expect((await told(supervisor, _id)).length).toBe(2);
  const [mine] = await reviews(manager, _id);
  await manager.call('PATCH', '/reminder/status', { ids: [mine?._id], status: 'completed' });
  await change(supervisor, _id, { holdUntil: '2026-11-30' });
  expect((await told(manager, _id)).sort()).toEqual([
    ['completed', '2026-11-27T14:00:00.000Z'],
    ['open', '2026-11-30T14:00:00.000Z'],
  ]);
});
