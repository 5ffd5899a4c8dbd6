import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { placeFile } from '../support/place-file';
import { plainly } from '../support/plainly';

interface World {
  readonly host: TestHost;
  readonly supervisor: Person;
  readonly manager: Person;
}

async function world(): Promise<World> {
  const host = await startHost();
  const there = {
    host,
    supervisor: await signIn(host, 'supervisor'),
    manager: await signIn(host, 'file_manager'),
  };
  host.news.length = 0;
  return there;
}

type Reminder = Record<
  '_id' | 'status' | 'dueDate' | 'completedBy' | 'completionNote' | 'snoozedUntil',
  string
>;

async function remind(by: Person, given: object = {}): Promise<Reminder> {
  const { status, body } = await by.call('POST', '/reminder/', {
    userId: by.userId,
    title: 'Call back',
    dueDate: '2026-11-20T14:00:00Z',
    ...given,
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as never;
}

const move = (by: Person, ids: string[], status: string, given: object = {}) =>
  by.call('PATCH', '/reminder/status', { ids, status, ...given });
const counted = async (by: Person): Promise<unknown> => (await by.call('GET', '/reminder/count')).body.count;

describe('making a reminder', () => {
  it('is open, says who gave it, and has its owner count anew', async () => {
    const { host, supervisor, manager } = await world();
    const own = await remind(manager);
    expect(own).toMatchObject({ status: 'open', source: 'user', assignedBy: null, isOverdue: true });
    expect(host.news).toContainEqual({ to: 'user', userId: manager.userId, section: 'dueRemindersCount' });
    const given = await remind(supervisor, { userId: manager.userId });
    expect(given).toMatchObject({ userId: manager.userId, assignedBy: supervisor.userId });
    expect([await counted(manager), await counted(supervisor)]).toEqual([2, 0]);
  });

  it('is for people of one’s own house, and only on files that they see', async () => {
    const { host, manager } = await world();
    const lender = await signIn(host, 'lender_user');
    const { _id: fileId } = await placeFile(lender);
    const tried = async (who: string, file?: string) => {
      const { status, body } = await manager.call('POST', '/reminder/', {
        userId: seedId('user', `${who}@demo.example`),
        title: 'Call back',
        dueDate: '2026-11-20T14:00:00Z',
        ...(file && { fileId: file }),
      });
      return status === 201 ? status : [status, body.errors];
    };
    expect(await tried('lender_user')).toEqual([422, { userId: 'userId is not a person you can remind' }]);
    expect(await tried('remarketing_specialist')).toBe(201);
    expect(await tried('remarketing_specialist', fileId)).toEqual([
      422,
      { userId: 'this person does not see the file' },
    ]);
    expect(await tried('accountant', fileId)).toBe(201);
  });

  it('writes what happens to one on a file into the file’s history', async () => {
    const { host, manager } = await world();
    const { _id: fileId } = await placeFile(await signIn(host, 'lender_user'));
    const { _id } = await remind(manager, { fileId });
    host.passes(1);
    await manager.call('PATCH', `/reminder/${_id}/dueDate`, {
      dueDate: '2026-11-27T14:00:00Z',
      reason: 'Asked for a week',
    });
    const told = await host.app.db
      .selectFrom('history')
      .select(['type', 'message', 'updatedFields', 'visibility', 'fileId'])
      .where('entityId', '=', _id)
      .orderBy('at')
      .execute();
    expect(told.map((one) => ({ ...one, message: plainly(one.message) }))).toEqual([
      {
        type: 'reminder_changed',
        message: 'A reminder was changed.',
        updatedFields: [],
        visibility: 'internal',
        fileId,
      },
      {
        type: 'reminder_changed',
        message: 'Asked for a week',
        updatedFields: ['dueDate'],
        visibility: 'internal',
        fileId,
      },
    ]);
    expect(host.news).toContainEqual({ to: 'file', fileId, resource: 'reminder' });
  });
});

describe('settling reminders', () => {
  it('completes with a note, each on its own, and tells their owner', async () => {
    const { host, manager } = await world();
    const [one, two] = [await remind(manager), await remind(manager)];
    host.news.length = 0;
    const first = await move(manager, [one._id], 'completed', { note: 'Done by telephone' });
    expect([first.status, first.body.data]).toEqual([
      200,
      [
        {
          _id: one._id,
          ok: true,
          reminder: expect.objectContaining({
            _id: one._id,
            status: 'completed',
            completedBy: manager.userId,
            completedAt: '2026-11-20T15:00:00.000Z',
            completionNote: 'Done by telephone',
          }) as unknown,
        },
      ],
    ]);
    expect(host.news).toContainEqual({ to: 'user', userId: manager.userId, section: 'dueRemindersCount' });
    expect(await counted(manager)).toBe(1);
    const both = await move(manager, [two._id, one._id], 'completed');
    expect([both.status, both.body.data]).toMatchObject([
      200,
      [
        { _id: two._id, ok: true, reminder: { status: 'completed' } },
        { _id: one._id, ok: false, code: 'CONFLICT', message: 'The reminder is settled already.' },
      ],
    ]);
    expect(await counted(manager)).toBe(0);
    const again = await move(manager, [two._id, one._id], 'completed');
    const settled = 'The reminder is settled already.';
    expect([again.status, again.body.errors]).toEqual([409, { 'ids[0]': settled, 'ids[1]': settled }]);
  });

  it('puts off until a time, and calls again from then on', async () => {
    const { host, manager } = await world();
    const { _id } = await remind(manager);
    const bare = await move(manager, [_id], 'snoozed');
    expect([bare.status, Object.keys(bare.body.errors as unknown as object)]).toEqual([
      422,
      ['snoozedUntil'],
    ]);
    const snoozed = await move(manager, [_id], 'snoozed', { snoozedUntil: '2026-11-20T15:10:00Z' });
    expect(snoozed.status).toBe(200);
    expect(await counted(manager)).toBe(0);
    host.passes(600);
    expect(await counted(manager)).toBe(1);
    const moved = await manager.call('PATCH', `/reminder/${_id}/dueDate`, {
      dueDate: '2026-11-24T14:00:00Z',
    });
    expect(moved.body).toMatchObject({ status: 'open', snoozedUntil: null, isOverdue: false });
    expect(await counted(manager)).toBe(0);
  });

  it('cancels what the law asks for by a supervisor’s hand only', async () => {
    const { supervisor, manager } = await world();
    const { _id } = await remind(manager, { isStatutory: true, reminderType: 'notice_deadline' });
    const refused = await move(manager, [_id], 'cancelled');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A statutory reminder is cancelled by a supervisor only.',
    ]);
    const silent = await manager.call('PATCH', `/reminder/${_id}/dueDate`, {
      dueDate: '2026-11-24T14:00:00Z',
    });
    expect([silent.status, silent.body.errors]).toEqual([422, { reason: 'reason is a required field' }]);
    expect((await move(supervisor, [_id], 'cancelled')).status).toBe(200);
    const settled = await manager.call('PATCH', `/reminder/${_id}/dueDate`, {
      dueDate: '2026-11-24T14:00:00Z',
      reason: 'Late',
    });
    expect([settled.status, settled.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('brings back what recurs when it is completed, and not when it is cancelled', async () => {
    const { host, manager } = await world();
    const { _id } = await remind(manager, { recurrence: 'weekly', dueDate: '2026-11-02T14:00:00Z' });
    await move(manager, [_id], 'completed');
    const open = async () => {
      const { body } = await manager.call('GET', '/reminder/list?status=open');
      return body.data as unknown as Reminder[];
    };
    const [next, ...others] = await open();
    expect(others).toEqual([]);
    expect(next).toMatchObject({
      title: 'Call back',
      dueDate: '2026-11-23T14:00:00.000Z',
      recurrence: 'weekly',
    });
    expect(next?._id).not.toBe(_id);
    host.passes(1);
    await move(manager, [next?._id ?? ''], 'cancelled');
    expect(await open()).toEqual([]);
  });

  it('is not for those whose reminder it is not', async () => {
    const { host, supervisor, manager } = await world();
    const { _id } = await remind(supervisor);
    expect((await move(manager, [_id], 'completed')).status).toBe(404);
    const lender = await signIn(host, 'lender_supervisor');
    expect((await move(lender, [_id], 'completed')).status).toBe(404);
    const dated = await lender.call('PATCH', `/reminder/${_id}/dueDate`, { dueDate: '2026-11-24T14:00:00Z' });
    expect(dated.status).toBe(422);
  });

  it('is not for who caused a rule to remind somebody else', async () => {
    const { host, supervisor, manager } = await world();
    const lender = await signIn(host, 'lender_supervisor');
    const { _id: fileId } = await placeFile(lender);
    const shown = async (by: Person) => {
      const { body } = await by.call('GET', `/reminder/list?view=file&fileId=${fileId}`);
      return body.data as unknown as (Reminder & { title: string; assignedBy?: string | null })[];
    };
    const [acceptance] = await shown(manager);
    expect(acceptance).toMatchObject({ title: 'Accept LNA-2600001', userId: manager.userId });
    const _id = acceptance?._id ?? '';
    expect(await shown(lender)).toEqual([]);
    expect((await lender.call('GET', `/reminder/list?userId=${manager.userId}`)).body.data).toEqual([]);
    expect((await move(lender, [_id], 'completed')).status).toBe(404);
    expect((await move(lender, [_id], 'cancelled')).status).toBe(404);
    const dated = await lender.call('PATCH', `/reminder/${_id}/dueDate`, { dueDate: '2026-11-24T14:00:00Z' });
    expect(dated.status).toBe(422);
    expect((await shown(supervisor)).map((one) => one._id)).toEqual([_id]);
    expect((await move(manager, [_id], 'completed')).status).toBe(200);
  });

  it('is not for them where their name stands on it, either', async () => {
    const { host, manager } = await world();
    const lender = await signIn(host, 'lender_supervisor');
    const { _id: fileId } = await placeFile(lender);
    const { _id } = await host.app.db
      .updateTable('reminder')
      .set({ assignedBy: lender.userId })
      .where('fileId', '=', fileId)
      .returning('_id')
      .executeTakeFirstOrThrow();
    expect((await move(lender, [_id], 'completed')).status).toBe(404);
    expect((await move(manager, [_id], 'completed')).status).toBe(200);
  });
});
