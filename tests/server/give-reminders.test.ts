import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sentence } from '#contract/words/sentence';
import { startHost } from '../support/host';
import { placeFile, userId } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

async function given() {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const fileId = await placeFile(staff);
  const [gone, next] = [userId('file_manager'), userId('accountant')];
  const remind = async (owner: string, about?: string): Promise<string> => {
    const made = { userId: owner, title: 'Look at the hold', dueDate: '2026-11-23T14:00:00Z' };
    const { status, body } = await staff.call('POST', '/reminder/', {
      ...made,
      ...(about && { fileId: about }),
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return String(body._id);
  };
  const give = (by: Person, ids: readonly string[], to: string = next) =>
    by.call('POST', '/desk/reminder/give', { ids, userId: to });
  const ownerOf = async (id: string) => {
    const { userId: owner, assignedBy } = await host.app.db
      .selectFrom('reminder')
      .select(['userId', 'assignedBy'])
      .where('_id', '=', id)
      .executeTakeFirstOrThrow();
    return { owner, assignedBy };
  };
  /** What the product reminds of in the file, as it does whoever is put on it. */
  const byRule = async (owner: string, more: object = {}): Promise<string> => {
    const _id = randomUUID();
    const at = '2026-11-20T14:00:00Z';
    const title = JSON.stringify(sentence('files.accept', { ref: 'A-1' })) as never;
    const what = {
      _id,
      fileId,
      userId: owner,
      title,
      dueDate: at,
      source: 'rule',
      reminderType: 'follow_up',
    };
    const row = { status: 'open', recurrence: 'none', isStatutory: false, assignedBy: null };
    const written = { createdAt: at, createdBy: owner, updatedAt: at, updatedBy: owner, version: 1 };
    await host.app.db
      .insertInto('reminder')
      .values({ ...what, ...row, ...written, ...more } as never)
      .execute();
    return _id;
  };
  return { host, staff, fileId, gone, next, remind, byRule, give, ownerOf };
}

test('reminders go to a colleague, in files that neither works as well, and the file tells of it', async () => {
  const { host, staff, fileId, gone, next, remind, give, ownerOf } = await given();
  const ids = [await remind(gone, fileId), await remind(gone)];
  host.news.length = 0;
  const { status, body } = await give(staff, ids);
  expect(status, JSON.stringify(body)).toBe(200);
  for (const id of ids) expect(await ownerOf(id)).toEqual({ owner: next, assignedBy: staff.userId });
  for (const owner of [gone, next])
    expect(host.news).toContainEqual(
      expect.objectContaining({ to: 'user', userId: owner, section: 'dueRemindersCount' }),
    );
  const history = await staff.call('GET', `/history/list/${fileId}?size=5`);
  const [last] = (history.body as unknown as { data: { type: string; updatedFields: string[] }[] }).data;
  expect(last).toMatchObject({ type: 'reminder_changed', updatedFields: expect.arrayContaining(['userId']) });
});

test('each stands alone: what is settled stays, and what is nowhere is said', async () => {
  const { staff, gone, next, remind, give, ownerOf } = await given();
  const [open, done] = [await remind(gone), await remind(gone)];
  await staff.call('PATCH', '/reminder/status', { ids: [done], status: 'completed' });
  const { status, body } = await give(staff, [open, done, randomUUID()]);
  expect(status).toBe(200);
  const data = body.data as unknown as { ok: boolean; code?: string }[];
  expect(data.map(({ ok }) => ok)).toEqual([true, false, false]);
  expect((await ownerOf(open)).owner).toBe(next);
  expect((await ownerOf(done)).owner).toBe(gone);
});

test('nobody is given what they may not see, nor by whom it does not concern', async () => {
  const { host, staff, fileId, gone, remind, give, ownerOf } = await given();
  const id = await remind(gone, fileId);
  const lender = userId('lender_user');
  const refused = await give(staff, [id], lender);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['userId']]);
  for (const role of ['lender_user', 'vendor_manager', 'accountant'])
    expect((await give(await signIn(host, role), [id])).status).toBeGreaterThanOrEqual(400);
  expect((await ownerOf(id)).owner).toBe(gone);
});

test('who leads nobody gives an own reminder of a rule away, and is shown it no more', async () => {
  const { host, staff, fileId, gone, next, remind, byRule, give, ownerOf } = await given();
  await staff.call('PUT', '/userAssignment/', { fileId, userIds: [gone] });
  const manager = await signIn(host, 'file_manager');
  const [ruled, own] = [await byRule(gone), await remind(gone, fileId)];
  const { status, body } = await give(manager, [ruled]);
  expect([status, body.data]).toEqual([200, [{ _id: ruled, ok: true }]]);
  expect((await ownerOf(ruled)).owner).toBe(next);
  const both = await give(manager, [own]);
  expect(both.body.data).toMatchObject([{ _id: own, ok: true, reminder: { userId: next } }]);
});

test('what the next one is reminded of already stands on one desk', async () => {
  const { host, staff, gone, next, byRule, give, ownerOf } = await given();
  const statusOf = async (id: string) =>
    (
      await host.app.db
        .selectFrom('reminder')
        .select('status')
        .where('_id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  const theirs = await byRule(next);
  const [same, otherwise] = [
    await byRule(gone),
    await byRule(gone, { title: JSON.stringify(sentence('files.accept', { ref: 'A-2' })) }),
  ];
  const { body } = await give(staff, [same, otherwise]);
  expect(body.data).toMatchObject([
    { _id: same, ok: true, reminder: { status: 'cancelled', userId: gone } },
    { _id: otherwise, ok: true, reminder: { status: 'open', userId: next } },
  ]);
  expect([await statusOf(theirs), await statusOf(same)]).toEqual(['open', 'cancelled']);
  expect((await ownerOf(otherwise)).owner).toBe(next);
});
