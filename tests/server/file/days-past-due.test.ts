import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { sweep } from '#server/sweep';
import { plainly } from '../../support/plainly';

const day = 24 * 3600;
const daysOf = async (by: Person, _id: string) => (await by.call('GET', `/file/${_id}`)).body.daysPastDue;

it('counts the days past due of open files on, once a day however often it is asked', async () => {
  const host = await startHost();
  const lender = await signIn(host, 'lender_user');
  const file = await placeFile(lender, { daysPastDue: 40 });
  const uncounted = await placeFile(lender);
  const closed = await placeFile(lender, { daysPastDue: 40 });
  await host.app.db.updateTable('file').set({ closed: true }).where('_id', '=', closed._id).execute();
  host.passes(3 * day);
  const supervisor = await signIn(host, 'supervisor');
  const count = (body: object = {}) => supervisor.call('PATCH', '/file/updateDaysPastDue', body);
  expect((await count()).body).toMatchObject({ updated: 1 });
  expect((await count()).body).toMatchObject({ updated: 0 });
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
  expect((await count({ fileIds: [one._id], asOf: '2026-11-22' })).body).toEqual({
    updated: 1,
    jobId: expect.any(String) as string,
    data: [{ _id: one._id, ok: true }],
  });
  expect([await daysOf(supervisor, one._id), await daysOf(supervisor, other._id)]).toEqual([12, 10]);
});

it('counts from the day for which they stand, whenever that was counted', async () => {
  const host = await startHost();
  const lender = await signIn(host, 'lender_user');
  const file = await placeFile(lender, { daysPastDue: 10 });
  host.passes(5 * day);
  const supervisor = await signIn(host, 'supervisor');
  const count = (body: object) => supervisor.call('PATCH', '/file/updateDaysPastDue', body);
  await count({ asOf: '2026-11-22' });
  expect((await supervisor.call('GET', `/file/${file._id}`)).body).toMatchObject({
    daysPastDue: 12,
    daysPastDueOn: '2026-11-22',
  });
  await count({});
  expect((await supervisor.call('GET', `/file/${file._id}`)).body).toMatchObject({
    daysPastDue: 15,
    daysPastDueOn: '2026-11-25',
  });
});

it('counts by the calendar where the file is, by itself once a day, and says so in its history', async () => {
  // Half past midnight in Newfoundland, still the evening before in Ontario.
  const host = await startHost({ at: '2026-11-20T15:00:00.000Z' });
  const lender = await signIn(host, 'lender_user');
  const [east, west] = [
    await placeFile(lender, { daysPastDue: 40, state: 'NL' }),
    await placeFile(lender, { daysPastDue: 40, state: 'ON' }),
  ];
  host.passes(13 * 3600);
  await sweep(host.app);
  await sweep(host.app);
  const supervisor = await signIn(host, 'supervisor');
  const shown = async ({ _id }: { _id: string }) => (await supervisor.call('GET', `/file/${_id}`)).body;
  expect(await shown(east)).toMatchObject({ daysPastDue: 41, daysPastDueOn: '2026-11-21' });
  expect(await shown(west)).toMatchObject({
    daysPastDue: 40,
    daysPastDueOn: '2026-11-20',
    version: west.version,
  });
  const told = await host.app.db
    .selectFrom('history')
    .select(['type', 'message', 'source', 'updatedFields'])
    .where('entityId', '=', east._id)
    .orderBy('at', 'desc')
    .limit(1)
    .execute();
  expect(told.map((one) => ({ ...one, message: plainly(one.message) }))).toEqual([
    {
      type: 'system',
      message: '41 days past due.',
      source: 'system',
      updatedFields: ['daysPastDue', 'daysPastDueOn'],
    },
  ]);
});

it('stands for today again where somebody gives it anew, and for no day once it is taken away', async () => {
  const host = await startHost();
  const lender = await signIn(host, 'lender_user');
  const file = await placeFile(lender, { daysPastDue: 10 });
  host.passes(5 * day);
  const again = await signIn(host, 'lender_user');
  const given = await again.call('PATCH', '/file/', { _id: file._id, daysPastDue: 3 });
  expect(given.body).toMatchObject({ daysPastDue: 3, daysPastDueOn: '2026-11-25' });
  const taken = await again.call('PATCH', '/file/', { _id: file._id, daysPastDue: null });
  expect(taken.body).toMatchObject({ daysPastDue: null, daysPastDueOn: null });
});
