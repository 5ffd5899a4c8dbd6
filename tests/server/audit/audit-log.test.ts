import { expect, it, describe } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded } from '../../support/job';
import { placeFile } from '../../support/place-file';
import { addressOf, open, upload } from '../../support/documents';
import { signInByDoor } from '../../support/person';
import type { Person } from '../../support/person';

interface Event {
  readonly _id: string;
  readonly at: string;
  readonly action: string;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly companyName: string | null;
  readonly fileRef: string | null;
}

async function log(by: Person, query = ''): Promise<{ data: Event[]; more: boolean }> {
  const { status, body } = await by.call('GET', `/desk/auditLog${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { data: Event[]; more: boolean };
}

const told = ({ data }: { data: readonly Event[] }) =>
  data.map(({ action, userName }) => `${userName}: ${action}`);

/** Somebody looks at a document of a new file. */
async function lookAtDocument(host: TestHost, person: Person): Promise<string> {
  const { _id, ref } = await placeFile(person);
  const { body } = await upload(host, person, _id);
  await open(host, person, await addressOf(person, String(body._id)));
  return ref;
}

describe('the audit log', () => {
  it('tells who came in and what they looked at, the newest first', async () => {
    const host = await startHost();
    const administrator = await signInByDoor(host, 'administrator');
    host.passes(60);
    const supervisor = await signInByDoor(host, 'supervisor');
    host.passes(60);
    const ref = await lookAtDocument(host, supervisor);
    const { data, more } = await log(administrator);
    expect(more).toBe(false);
    expect(data[0]).toMatchObject({ action: 'document_viewed', userId: supervisor.userId, fileRef: ref });
    expect(data.map(({ action }) => action)).toEqual([
      'document_viewed',
      ...['sign_in', 'code_sent', 'sign_in', 'code_sent'],
    ]);
    expect(data.map(({ at }) => at)).toEqual(
      data
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it('is of one’s own company, and of everybody for who sees all', async () => {
    const host = await startHost();
    const administrator = await signInByDoor(host, 'administrator');
    const lender = await signInByDoor(host, 'lender_supervisor');
    await signInByDoor(host, 'lender_b');
    const companies = new Set((await log(lender)).data.map(({ companyName }) => companyName));
    expect([...companies]).toEqual(['Lender A']);
    const all = new Set((await log(administrator)).data.map(({ companyName }) => companyName));
    expect(all.has('Lender A') && all.has('Lender B')).toBe(true);
  });

  it('is narrowed by what happened, by whom, and by the day', async () => {
    const host = await startHost({ at: '2026-11-20T15:00:00Z' });
    const administrator = await signInByDoor(host, 'administrator');
    const supervisor = await signInByDoor(host, 'supervisor');
    await lookAtDocument(host, supervisor);
    expect(told(await log(administrator, '?action=document_viewed'))).toHaveLength(1);
    const own = await log(administrator, `?userId=${administrator.userId}`);
    expect(own.data.map(({ action }) => action).sort()).toEqual(['code_sent', 'sign_in']);
    expect((await log(administrator, '?from=2026-11-21')).data).toEqual([]);
    expect((await log(administrator, '?to=2026-11-19')).data).toEqual([]);
    expect((await log(administrator, '?from=2026-11-20&to=2026-11-20')).data.length).toBeGreaterThan(4);
  });

  it('goes on where a page ended, with no row twice and none left out', async () => {
    const host = await startHost();
    const administrator = await signInByDoor(host, 'administrator');
    const rows = Array.from({ length: 230 }, (_, at) => ({
      _id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      // Ten at each moment: the order among them is told by their ids.
      at: new Date(Date.UTC(2026, 10, 1, 0, Math.floor(at / 10))).toISOString(),
      kind: 'export',
      userId: administrator.userId,
      detail: JSON.stringify({ rows: 1 }),
    }));
    await host.app.db.insertInto('securityEvent').values(rows).execute();
    const seen: string[] = [];
    let query = '?action=export';
    for (;;) {
      const { data, more } = await log(administrator, query);
      seen.push(...data.map(({ _id }) => _id));
      const last = data.at(-1);
      if (!more || !last) break;
      query = `?action=export&before=${last.at}&beforeId=${last._id}`;
    }
    expect(seen).toEqual(rows.map(({ _id }) => _id).reverse());
  });

  it('is taken out as a spreadsheet, which it tells of itself', async () => {
    const host = await startHost();
    const administrator = await signInByDoor(host, 'administrator');
    const { text } = await downloaded(host, administrator, '/api/desk/auditLog/file?action=sign_in');
    const [head, ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe('When,What happened,Person,Company,File,Of what,Rows,From');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Signed in');
    // How many rows it will have, nobody knows when it is begun.
    expect((await log(administrator, '?action=export')).data).toMatchObject([
      { what: 'auditLog', rows: null },
    ]);
    const { text: taken } = await downloaded(host, administrator, '/api/desk/auditLog/file?action=export');
    expect(taken).toContain(',Audit log,');
  });

  it('is for nobody without the right to it', async () => {
    const host = await startHost();
    const manager = await signInByDoor(host, 'file_manager');
    expect((await manager.call('GET', '/desk/auditLog')).status).toBe(403);
    const supervisor = await signInByDoor(host, 'supervisor');
    expect((await supervisor.call('GET', '/desk/auditLog')).status).toBe(200);
    expect((await supervisor.call('GET', '/desk/auditLog/file')).status).toBe(403);
  });
});
