import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

const day = 24 * 3600;
const daysOf = async (by: Person, _id: string) => (await by.call('GET', `/file/${_id}`)).body.daysPastDue;

it('counts the days past due of open files on, once a day however often it is asked', async () => {
  const host = await startHost();
  const lender = await signIn(host, 'lender_user');
  const file = await placeFile(lender, { daysPastDue: 40 });
  const uncounted = await placeFile(lender);
  const closed = await placeFile(lender, { daysPastDue: 40 });
  await host.house.db.updateTable('file').set({ closed: true }).where('_id', '=', closed._id).execute();
  host.passes(3 * day);
  const supervisor = await signIn(host, 'supervisor');
  const count = (body: object = {}) => supervisor.call('PATCH', '/file/updateDaysPastDue', body);
  expect((await count()).body).toEqual({ updated: 1 });
  expect((await count()).body).toEqual({ updated: 0 });
  expect(await daysOf(supervisor, file._id)).toBe(43);
  expect(await daysOf(supervisor, uncounted._id)).toBeNull();
  expect(await daysOf(supervisor, closed._id)).toBe(40);
});

it('counts named files alone, up to a day that has come', async () => {
  const host = await startHost();
  const lender = await signIn(host, 'lender_user');
  const [one, other] = [
    await placeFile(lender, { daysPastDue: 10 }),
    await placeFile(lender, { daysPastDue: 10 }),
  ];
  host.passes(5 * day);
  const supervisor = await signIn(host, 'supervisor');
  const count = (body: object) => supervisor.call('PATCH', '/file/updateDaysPastDue', body);
  expect(await count({ fileIds: [one._id], asOf: '2026-11-26' })).toMatchObject({
    status: 422,
    body: { errors: { asOf: 'asOf must not be in the future' } },
  });
  expect((await count({ fileIds: [one._id], asOf: '2026-11-22' })).body).toEqual({ updated: 1 });
  expect([await daysOf(supervisor, one._id), await daysOf(supervisor, other._id)]).toEqual([12, 10]);
});
