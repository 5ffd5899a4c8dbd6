import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startHost } from '../support/host';
import { placeFile, userId } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

async function leaving() {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const fileId = await placeFile(staff);
  const [gone, next] = [userId('file_manager'), userId('quebec')];
  await staff.call('PUT', '/userAssignment/', { fileId, userIds: [gone] });
  const remind = async (owner: string, title: string, about: string | null = fileId) => {
    const reminder = {
      userId: owner,
      title,
      dueDate: '2026-11-23T14:00:00Z',
      ...(about && { fileId: about }),
    };
    return (await staff.call('POST', '/reminder/', reminder)).status;
  };
  expect(await remind(gone, 'Call the yard')).toBe(201);
  const handOn = (by: Person, more: object = {}) =>
    by.call('PUT', '/userAssignment/', { fileId, userIds: [next], mode: 'add', insteadOf: gone, ...more });
  const desk = async (owner: string) => {
    const rows = await host.app.db
      .selectFrom('reminder')
      .select(['title', 'status'])
      .where('userId', '=', owner)
      .where('fileId', '=', fileId)
      .orderBy('createdAt')
      .execute();
    return rows.map(({ title, status }) => [
      typeof title === 'string' ? title : (title as { key?: string }).key,
      status,
    ]);
  };
  return { host, staff, fileId, gone, next, remind, handOn, desk };
}

test('a file and what was to be done in it go from one person to another in one write', async () => {
  const { host, staff, fileId, gone, next, remind, handOn, desk } = await leaving();
  expect(await remind(gone, 'Order paper', null)).toBe(201);
  const acceptance = await desk(gone);
  host.news.length = 0;
  const { status, body } = await handOn(staff);
  expect([status, body.assignedUsers]).toEqual([200, [next]]);
  expect(await desk(gone)).toEqual([]);
  expect(await desk(next)).toEqual(acceptance);
  for (const userId of [gone, next])
    expect(host.news).toContainEqual({ to: 'user', userId, section: 'dueRemindersCount' });
  // What lies on no file stays with its person.
  const rows = await host.app.db
    .selectFrom('reminder')
    .select('userId')
    .where('fileId', 'is', null)
    .execute();
  expect(rows).toContainEqual({ userId: gone });
  const entries = await host.app.db
    .selectFrom('history')
    .select('_id')
    .where('fileId', '=', fileId)
    .where('type', '=', 'user_assigned')
    .execute();
  expect(entries).toHaveLength(2);
});

test('is for who places both people, and for adding alone', async () => {
  const { host, staff, gone, handOn, desk } = await leaving();
  const before = await desk(gone);
  const refused = async (by: Person, more: object = {}) => {
    const { status, body } = await handOn(by, more);
    return [status, ...Object.keys((body.errors as object | undefined) ?? {})];
  };
  expect(await refused(staff, { mode: 'set' })).toEqual([422, 'insteadOf']);
  expect(await refused(staff, { userIds: [] })).toEqual([422, 'insteadOf']);
  expect(await refused(staff, { userIds: [gone] })).toEqual([422, 'insteadOf']);
  expect((await handOn(await signIn(host, 'lender_supervisor'))).status).toBe(403);
  expect((await handOn(await signIn(host, 'vendor_b'))).status).toBe(422);
  expect(await desk(gone)).toEqual(before);
});

test('what both are reminded of stands on one desk', async () => {
  const { host, staff, fileId, gone, next, handOn, desk } = await leaving();
  const [accept] = await host.app.db
    .selectFrom('reminder')
    .selectAll()
    .where('fileId', '=', fileId)
    .where('userId', '=', gone)
    .where('source', '=', 'rule')
    .execute();
  const title = JSON.stringify(accept?.title) as never;
  const put = (more: object) =>
    host.app.db
      .insertInto('reminder')
      .values({ ...(accept as NonNullable<typeof accept>), _id: randomUUID(), title, ...more })
      .execute();
  await put({ userId: next });
  // What is asked by a request is another thing than the same words without it.
  const hold = { requestType: 'hold', payload: { holdReason: 'payment_pending', holdUntil: '2026-12-01' } };
  const asked = await staff.call('POST', '/request/', { ...hold, fileIds: [fileId], reason: 'They pay.' });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  await put({ userId: gone, requestId: String(asked.body._id) });
  expect((await handOn(staff)).status).toBe(200);
  expect(await desk(gone)).toEqual([['files.accept', 'cancelled']]);
  expect((await desk(next)).sort()).toEqual([
    ['Call the yard', 'open'],
    ['conversation.dueOnFile', 'open'],
    ['files.accept', 'open'],
    ['files.accept', 'open'],
  ]);
});
