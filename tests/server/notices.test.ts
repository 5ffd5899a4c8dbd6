import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { sendDueNotices } from '#server/notices/send-due-notices';
import { whenNext } from '#server/notices/when-next';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { messagesOf } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { placeFile } from '../support/place-file';
import { share } from '../support/shared-file';

const address = 'file_manager@demo.example';
const manager = seedId('user', address);

interface House {
  readonly host: TestHost;
  readonly supervisor: Person;
  readonly reader: Person;
  readonly fileId: string;
}

/** A file that a supervisor and a file manager of the agency are on. The clock shows 10:00 in Toronto. */
async function house(): Promise<House> {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const reader = await signIn(host, 'file_manager');
  const { _id: fileId } = await placeFile(supervisor);
  await share(host, fileId, { people: ['file_manager', 'supervisor'] });
  return { host, supervisor, reader, fileId };
}

const choose = async (person: Person, way: string): Promise<void> => {
  expect((await person.call('PUT', '/desk/notices', { way })).status).toBe(200);
  expect((await person.call('GET', '/desk/notices')).body).toEqual({ way });
};

const write = async ({ supervisor, fileId }: House, body = 'Tremblay paid on Rue Exemple'): Promise<void> => {
  const note = { fileId, body, audience: 'internal' };
  const { status, body: said } = await supervisor.call('POST', '/note/', note);
  expect(status, JSON.stringify(said)).toBe(201);
};

const mails = async (host: TestHost) =>
  (await messagesOf(host)).filter(({ to, code }) => to === address && !code).toReversed();

const minutes = (count: number): number => count * 60;

describe('notices by mail', () => {
  it('come together some minutes after, say how much there is and nothing of it, and never twice', async () => {
    const there = await house();
    const { host, reader } = there;
    await write(there);
    await choose(reader, 'mail');
    host.passes(minutes(1));
    await write(there);
    await write(there);
    await sendDueNotices(host.app);
    expect(await mails(host)).toEqual([]);
    host.passes(minutes(5));
    // As two hosts at once.
    await Promise.all([sendDueNotices(host.app), sendDueNotices(host.app)]);
    const [mail, ...more] = await mails(host);
    expect(more).toEqual([]);
    // The note of before the choice is not news.
    expect(mail?.text).toContain('New notes: 2');
    expect(mail?.text).not.toMatch(/Tremblay|Exemple|LNA-/);
    host.passes(minutes(5));
    await sendDueNotices(host.app);
    expect(await mails(host)).toHaveLength(1);
    await write(there);
    await reader.call('POST', '/note/read', { noteIds: await unread(reader) });
    host.passes(minutes(5));
    await sendDueNotices(host.app);
    expect(await mails(host)).toHaveLength(1);
  });

  it('are sent at the next look where the post was away', async () => {
    const there = await house();
    const { host, reader } = there;
    await choose(reader, 'mail');
    host.passes(1);
    await write(there);
    host.passes(minutes(6));
    const away = {
      ...host.app,
      messages: { ...host.app.messages, send: () => Promise.reject(new Error('away')) },
    };
    await expect(sendDueNotices(away)).rejects.toThrow('away');
    await sendDueNotices(host.app);
    expect((await mails(host)).map(({ subject }) => subject)).toEqual(['New on your desk']);
  });

  it('end with the choice, and with the account', async () => {
    const there = await house();
    const { host, reader } = there;
    await choose(reader, 'mail');
    host.passes(1);
    await write(there);
    await choose(reader, 'desk');
    host.passes(minutes(6));
    await sendDueNotices(host.app);
    await choose(reader, 'mail');
    host.passes(1);
    await write(there);
    await sql`update "user" set "userStatus" = 'deactivated' where _id = ${manager}::uuid`.execute(
      host.app.db,
    );
    host.passes(minutes(6));
    await sendDueNotices(host.app);
    expect(await mails(host)).toEqual([]);
    expect((await there.supervisor.call('PUT', '/desk/notices', { way: 'pigeon' })).status).toBe(422);
  });
});

describe('the mail of a morning', () => {
  it('comes at seven on the reader’s clock with what their home shows, in their language', async () => {
    const there = await house();
    const { host, reader } = there;
    await sql`update "user" set language = 'fr' where _id = ${manager}::uuid`.execute(host.app.db);
    await sql`update file set "isRushFile" = true where _id = ${there.fileId}::uuid`.execute(host.app.db);
    await write(there);
    await choose(reader, 'daily');
    // From 10:00 to 6:59 of the next day.
    host.passes(minutes(20 * 60 + 59));
    await sendDueNotices(host.app);
    expect(await mails(host)).toEqual([]);
    host.passes(minutes(1));
    await sendDueNotices(host.app);
    const [mail, ...more] = await mails(host);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Votre bureau ce matin');
    expect(mail?.text).toContain('Nouvelles notes : 1');
    expect(mail?.text).toContain('Dossiers urgents : 1');
    expect(mail?.text).not.toMatch(/Tremblay|Exemple|LNA-/);
    host.passes(minutes(60));
    await sendDueNotices(host.app);
    expect(await mails(host)).toHaveLength(1);
  });

  it('asks how many notes there are once, and for no row of what it only counts', async () => {
    const there = await house();
    const { host, reader } = there;
    await write(there);
    await choose(reader, 'daily');
    host.passes(24 * minutes(60));
    const asked = vi.spyOn(PreparingClient.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    await sendDueNotices(host.app);
    const [mail] = await mails(host);
    expect(mail?.text).toContain('New notes: 1');
    const statements = asked.mock.calls.map(([statement]) => String(statement)).join('\n');
    expect(statements.match(/from "?note"? /g)).toHaveLength(1);
    expect(statements).not.toContain('jsonb_agg');
  });

  it('comes once a day of a year, also where the clocks are changed', () => {
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/Toronto',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    let at = new Date('2026-01-01T05:00:00.000Z');
    const days: string[] = [];
    for (let day = 0; day < 365; day += 1) {
      at = whenNext('daily', at, 'America/Toronto');
      days.push(shown.format(at));
    }
    expect(new Set(days).size).toBe(365);
    expect(days.every((one) => one.endsWith(' 07:00'))).toBe(true);
    expect([days[0], days[66], days[67], days[304], days[364]]).toEqual([
      '2026-01-01 07:00',
      '2026-03-08 07:00',
      '2026-03-09 07:00',
      '2026-11-01 07:00',
      '2026-12-31 07:00',
    ]);
  });
});

async function unread(person: Person): Promise<string[]> {
  const { body } = await person.call('GET', '/note/list?unread=true&myMessages=true');
  return (body.data as unknown as { _id: string }[]).map(({ _id }) => _id);
}
