import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { fillNastyHouse } from '../../support/nasty-house';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;

// A month behind and a year ahead are told; the deadlines of these files lie in March.
beforeAll(async () => {
  ({ host, close } = await openHost({ at: '2026-03-09T15:00:00Z' }));
  await fillNastyHouse(host.app.db);
});
afterAll(() => close());

interface Fed {
  readonly status: number;
  readonly type: unknown;
  readonly lines: readonly string[];
}

/** What a calendar program reads at an address: no cookie, no header of ours. Folded lines are put together, RFC 5545 3.1. */
async function readFeed(url: string): Promise<Fed> {
  const response = await host.server.inject({ method: 'GET', url: url.replace(/^https?:\/\/[^/]+/, '') });
  const text = response.body.replace(/\r\n /g, '');
  return { status: response.statusCode, type: response.headers['content-type'], lines: text.split('\r\n') };
}

const valuesOf = ({ lines }: Fed, name: string): string[] =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));

async function makeAddress(person: Person): Promise<string> {
  const { status, body } = await person.call('POST', '/desk/calendar/address', {});
  expect(status).toBe(201);
  return String(body.url);
}

/** The same deadlines as the list of files tells them. */
async function listed(person: Person, filters = ''): Promise<{ _id: string; day: string }[]> {
  const { body } = await person.call(
    'GET',
    `/file/list?closed=false&deadlineFrom=2026-02-06&deadlineTo=2027-04-13&sortBy=nextDeadline&page=1&size=500${filters}`,
  );
  const files = body.data as unknown as { _id: string; deadlines: { day: string }[] }[];
  return files.flatMap(({ _id, deadlines }) => deadlines.map(({ day }) => ({ _id, day })));
}

describe('the deadlines of the law in a calendar program', () => {
  it('are an event of a whole day each, of every open file that the owner of the address sees', async () => {
    const supervisor = await signIn(host, 'supervisor');
    const fed = await readFeed(await makeAddress(supervisor));
    expect(fed.status).toBe(200);
    expect(fed.type).toBe('text/calendar; charset=utf-8');
    expect(fed.lines[0]).toBe('BEGIN:VCALENDAR');
    const files = await listed(supervisor);
    expect(files.length).toBeGreaterThan(5);
    const days = files.map(({ day }) => day.replaceAll('-', ''));
    expect(valuesOf(fed, 'DTSTART;VALUE=DATE:').sort()).toEqual(days.sort());
    const ids = valuesOf(fed, 'UID:');
    expect(new Set(ids).size).toBe(ids.length);
    const events = ids.map((uid) => uid.split('.')[0]);
    expect(events.sort()).toEqual(files.map(({ _id }) => _id).sort());
  });

  it('name a file by its reference and its kind of deadline, and nothing of who or what is in it', async () => {
    const supervisor = await signIn(host, 'supervisor');
    const fed = await readFeed(await makeAddress(supervisor));
    for (const summary of valuesOf(fed, 'SUMMARY:'))
      expect(summary).toMatch(/^(Notice of disposition|Prior notice|[A-Z][\w ]+): \S+$/);
    const files = await host.app.db.selectFrom('file').select(['debtorName', 'assetSummary']).execute();
    const secrets = files.flatMap(({ debtorName, assetSummary }) => [debtorName, assetSummary]);
    const text = fed.lines.join('\n');
    for (const secret of secrets) if (secret && secret.length > 3) expect(text).not.toContain(secret);
  });

  it('are narrowed by the address to one’s own files and to one client, as the list is', async () => {
    const manager = await signIn(host, 'file_manager');
    const url = await makeAddress(manager);
    const me = seedId('user', 'file_manager@demo.example');
    const own = await listed(manager, `&assignedUsers=${me}`);
    expect(own.length).toBeGreaterThan(0);
    expect(valuesOf(await readFeed(`${url}?mine=true`), 'UID:')).toHaveLength(own.length);
    // Who leads follows one of their people, and adds up to the whole team without a person.
    const leads = await makeAddress(await signIn(host, 'supervisor'));
    expect(valuesOf(await readFeed(`${leads}?userId=${me}`), 'UID:')).toHaveLength(own.length);
    expect(valuesOf(await readFeed(leads), 'UID:').length).toBeGreaterThan(own.length);
    const nobody = seedId('user', 'field_agent@demo.example');
    expect(valuesOf(await readFeed(`${url}?userId=${nobody}`), 'UID:')).toHaveLength(
      (await listed(manager, `&assignedUsers=${nobody}`)).length,
    );
    const lender = seedId('company', 'LNA');
    const ofLender = await listed(manager, `&clientId=${lender}`);
    expect(ofLender.length).toBeLessThan((await listed(manager)).length);
    expect(valuesOf(await readFeed(`${url}?clientId=${lender}`), 'UID:')).toHaveLength(ofLender.length);
  });

  it('are those of the owner alone: a lender’s calendar has the files of that lender', async () => {
    const lender = await signIn(host, 'lender_user');
    const events = valuesOf(await readFeed(await makeAddress(lender)), 'UID:');
    const files = await listed(lender);
    expect(events.map((uid) => uid.split('.')[0]).sort()).toEqual(files.map(({ _id }) => _id).sort());
    expect(files.length).toBeLessThan((await listed(await signIn(host, 'supervisor'))).length);
  });

  it('are found at the newest address alone, and at none once it is ended or its owner may not sign in', async () => {
    const person = await signIn(host, 'lender_supervisor');
    const first = await makeAddress(person);
    const second = await makeAddress(person);
    expect(second).not.toBe(first);
    expect((await readFeed(first)).status).toBe(404);
    expect((await readFeed(second)).status).toBe(200);
    const { body } = await person.call('GET', '/desk/calendar/address');
    expect(body).toEqual({ madeAt: '2026-03-09T15:00:00.000Z', readAt: '2026-03-09T15:00:00.000Z' });

    await host.app.db
      .updateTable('user')
      .set({ userStatus: 'deactivated' })
      .where('_id', '=', person.userId)
      .execute();
    expect((await readFeed(second)).status).toBe(404);
    await host.app.db
      .updateTable('user')
      .set({ userStatus: 'active' })
      .where('_id', '=', person.userId)
      .execute();
    expect((await readFeed(second)).status).toBe(200);

    expect((await person.call('DELETE', '/desk/calendar/address')).status).toBe(200);
    expect((await readFeed(second)).status).toBe(404);
    expect((await person.call('GET', '/desk/calendar/address')).body).toEqual({ madeAt: null, readAt: null });
  });

  it('keep no address that could be read out of the database', async () => {
    const person = await signIn(host, 'accountant');
    const token = (await makeAddress(person)).split('/').at(-1) ?? '';
    expect(token.length).toBeGreaterThan(40);
    const kept = await host.app.db.selectFrom('calendarAddress').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('tell no difference between an address that was never made and one that ended', async () => {
    expect((await readFeed('/api/desk/calendar/feed/none')).status).toBe(404);
  });
});
