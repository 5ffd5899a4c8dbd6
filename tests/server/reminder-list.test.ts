import { describe, expect, it } from 'vitest';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { placeFile } from '../support/place-file';
import { share } from '../support/shared-file';

interface World {
  readonly host: TestHost;
  readonly supervisor: Person;
  readonly manager: Person;
}

async function world(at?: string): Promise<World> {
  const host = await startHost(at ? { at } : {});
  return { host, supervisor: await signIn(host, 'supervisor'), manager: await signIn(host, 'file_manager') };
}

async function remind(by: Person, title: string, dueDate: string, given: object = {}): Promise<string> {
  const { status, body } = await by.call('POST', '/reminder/', {
    userId: by.userId,
    title,
    dueDate,
    ...given,
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body._id as unknown as string;
}

async function titles(by: Person, query = ''): Promise<string[]> {
  const { status, body } = await by.call('GET', `/reminder/list?${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body.data as unknown as { title: string }[]).map((one) => one.title);
}

describe('the views of a desk', () => {
  it('have their days and weeks by the caller’s own clock', async () => {
    // Friday 20 November, half past eight in the evening in Toronto; Saturday by the clock of the host.
    const { manager } = await world('2026-11-21T01:30:00.000Z');
    await remind(manager, 'last Sunday', '2026-11-16T04:59:59Z');
    await remind(manager, 'Monday', '2026-11-16T05:00:00Z');
    await remind(manager, 'last night', '2026-11-20T04:59:59Z');
    await remind(manager, 'this morning', '2026-11-20T14:00:00Z');
    await remind(manager, 'midnight', '2026-11-21T04:59:59Z');
    await remind(manager, 'tomorrow', '2026-11-21T05:00:00Z');
    await remind(manager, 'Sunday', '2026-11-23T04:59:59Z');
    await remind(manager, 'next Monday', '2026-11-23T05:00:00Z');
    expect(await titles(manager, 'view=today')).toEqual(['this morning', 'midnight']);
    expect(await titles(manager, 'view=this_week')).toEqual([
      'Monday',
      'last night',
      'this morning',
      'midnight',
      'tomorrow',
      'Sunday',
    ]);
    expect(await titles(manager, 'view=due_now')).toEqual([
      'last Sunday',
      'Monday',
      'last night',
      'this morning',
    ]);
    expect(await titles(manager, 'view=overdue&sort=-dueDate')).toEqual([
      'this morning',
      'last night',
      'Monday',
      'last Sunday',
    ]);
    expect(await titles(manager, 'view=upcoming')).toEqual(['midnight', 'tomorrow', 'Sunday', 'next Monday']);
    expect((await titles(manager, 'view=calendar&dueDateFrom=2026-11-21T05:00:00Z')).length).toBe(3);
    expect((await titles(manager, 'view=all')).length).toBe(8);
    expect(await titles(manager, 'view=today&view=overdue&size=2&page=2')).toEqual([
      'last night',
      'this morning',
    ]);
  });

  it('show one’s own, and the team’s to who leads it', async () => {
    const { host, supervisor, manager } = await world();
    await remind(manager, 'his', '2026-11-20T14:00:00Z');
    await remind(supervisor, 'hers', '2026-11-20T14:30:00Z');
    const lender = await signIn(host, 'lender_supervisor');
    await remind(lender, 'the lender’s', '2026-11-20T14:00:00Z');
    expect(await titles(supervisor, 'view=due_now')).toEqual(['hers']);
    expect(await titles(supervisor, 'view=team')).toEqual(['his', 'hers']);
    expect(await titles(supervisor, `view=today&userId=${manager.userId}`)).toEqual(['his']);
    expect(await titles(manager, '')).toEqual(['his']);
    expect((await manager.call('GET', '/reminder/list?view=team')).status).toBe(403);
    expect(await titles(lender, 'view=team')).toEqual(['the lender’s']);
    expect(await titles(lender, 'view=all')).toEqual(['the lender’s']);
  });

  it('narrow by type, status, person, file and time, and count their buckets', async () => {
    const { host, supervisor, manager } = await world();
    const lender = await signIn(host, 'lender_user');
    const { _id: fileId } = await placeFile(lender);
    // A placed file reminds the agency of itself; that is not what is counted here.
    await host.app.db.deleteFrom('reminder').execute();
    const onFile = await remind(manager, 'on file', '2026-11-22T15:00:00Z', {
      fileId,
      reminderType: 'court_date',
    });
    const done = await remind(manager, 'done', '2026-11-20T15:00:00Z');
    await manager.call('PATCH', '/reminder/status', { ids: [done], status: 'completed' });
    await remind(supervisor, 'hers', '2026-11-25T15:00:00Z', { reminderType: 'sale_date' });
    expect(await titles(supervisor, 'types=court_date&types=sale_date')).toEqual(['on file', 'hers']);
    expect(await titles(supervisor, 'status=completed')).toEqual(['done']);
    expect(await titles(supervisor, `userId=${manager.userId}&status=open`)).toEqual(['on file']);
    expect(await titles(supervisor, 'dueDateFrom=2026-11-22&dueDateTo=2026-11-22')).toEqual(['on file']);
    expect(await titles(supervisor, `view=file&fileId=${fileId}`)).toEqual(['on file']);
    const noFile = await supervisor.call('GET', '/reminder/list?view=file');
    expect([noFile.status, Object.keys(noFile.body.errors as unknown as object)]).toEqual([400, ['fileId']]);
    const { body } = await supervisor.call('GET', '/reminder/list?getBuckets=true');
    const buckets = body.buckets as unknown as Record<string, { value: string; count: number }[]>;
    const counted = (name: string) => buckets[name]?.map((one) => [one.value, one.count]);
    expect(counted('status')).toEqual([
      ['open', 2],
      ['completed', 1],
    ]);
    expect(counted('userId')).toEqual([
      [manager.userId, 2],
      [supervisor.userId, 1],
    ]);
    expect(onFile).not.toBe(done);
  });

  it('hide reminders on files that are out of reach', async () => {
    const { host } = await world();
    const vendor = await signIn(host, 'vendor_manager');
    const lender = await signIn(host, 'lender_user');
    const { _id: fileId } = await placeFile(lender);
    await share(host, fileId, { companies: ['V01'] });
    await remind(vendor, 'attempt', '2026-11-20T14:00:00Z', { fileId });
    expect((await vendor.call('GET', '/reminder/count')).body).toEqual({ count: 1 });
    await share(host, fileId, {});
    expect(await titles(vendor, 'view=all')).toEqual([]);
    expect((await vendor.call('GET', '/reminder/count')).body).toEqual({ count: 0 });
  });

  it('tell what is overdue as time goes by, and count what is due', async () => {
    const { host, manager } = await world();
    await remind(manager, 'soon', '2026-11-20T15:05:00Z');
    const seen = async () => {
      const { body } = await manager.call('GET', '/reminder/list');
      const [one] = body.data as unknown as { isOverdue: boolean }[];
      return [one?.isOverdue, (await manager.call('GET', '/reminder/count')).body.count];
    };
    expect(await seen()).toEqual([false, 0]);
    host.passes(300);
    expect(await seen()).toEqual([false, 1]);
    host.passes(1);
    expect(await seen()).toEqual([true, 1]);
  });

  it('count another’s desk for those who lead them only', async () => {
    const { host, supervisor, manager } = await world();
    await remind(manager, 'his', '2026-11-20T14:00:00Z');
    const asked = async (by: Person, whom: Person) => {
      const { status, body } = await by.call('GET', `/reminder/count?userId=${whom.userId}`);
      return status === 200 ? body.count : status;
    };
    expect([await asked(supervisor, manager), await asked(manager, supervisor)]).toEqual([1, 403]);
    const partner = await signIn(host, 'partner');
    // The platform's people are out of a partner's reach, so that the question itself is refused.
    expect(await asked(partner, manager)).toBe(422);
  });
});
