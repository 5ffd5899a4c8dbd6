import { expect, test } from 'vitest';
import { tellDueReminders } from '#server/notices/tell-due-reminders';
import { startHost } from '../support/host';
import { userId } from '../support/network';
import { signIn } from '../support/person';

const later = (host: Awaited<ReturnType<typeof startHost>>, seconds: number): string =>
  new Date(host.app.now().getTime() + seconds * 1000).toISOString();

test('whose reminder falls due, or comes back, has it counted then and once, and nobody else has', async () => {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const [owner, other] = [userId('file_manager'), userId('supervisor')];
  const counted = (whose: string) => ({ to: 'user', userId: whose, section: 'dueRemindersCount' });
  const remind = async (whose: string, dueDate: string): Promise<string> => {
    const body = { userId: whose, title: 'Call the yard', dueDate };
    const answer = await supervisor.call('POST', '/reminder/', body);
    expect(answer.status).toBe(201);
    return String(answer.body._id);
  };
  await remind(owner, later(host, 60));
  const putOff = await remind(other, later(host, 90));
  const snoozed = { ids: [putOff], status: 'snoozed', snoozedUntil: later(host, 600) };
  expect((await supervisor.call('PATCH', '/reminder/status', snoozed)).status).toBe(200);
  const look = tellDueReminders(host.app.now());
  const told = async () => {
    host.news.length = 0;
    await look(host.app);
    return [...host.news];
  };

  expect(await told()).toEqual([]);
  host.passes(120);
  expect(await told()).toEqual([counted(owner)]);
  expect(await told()).toEqual([]);
  host.passes(500);
  expect(await told()).toEqual([counted(other)]);
});
