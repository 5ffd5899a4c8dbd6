import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSealed, sealerOf } from '#server/sealing/sealer';
import { sealWhatStands } from '#server/sealing/seal-what-stands';
import { openHost, startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded } from '../../support/job';
import { engage, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

const born = '1980-02-03';
const licence = 'A1234-56789-00203';
const mask = '••••••••';
const secret = 'a key for tests that is long enough to be one';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let fileId: string;
let partyId: string;

const addParty = async (person: Person, fileId: string, values: object = {}): Promise<string> => {
  const party = { fileId, lastName: 'Ames', dateOfBirth: born, driverLicenceNumber: licence, ...values };
  const { status, body } = await person.call('POST', '/relatedParty/', party);
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body._id);
};
const reveal = (person: Person, values: object = {}): Promise<Reply> =>
  person.call('POST', '/desk/relatedParty/reveal', {
    ...{ relatedPartyId: partyId, fields: ['dateOfBirth', 'driverLicenceNumber'] },
    ...{ reason: 'Registry search in Ontario' },
    ...values,
  });
const columns = async (at: TestHost, id: string) => {
  const { rows } = await sql<{ dateOfBirth: string | null; driverLicenceNumber: string | null }>`
    select "dateOfBirth", "driverLicenceNumber" from "relatedParty" where _id = ${id}::uuid`.execute(
    at.app.db,
  );
  return rows[0];
};

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  fileId = await placeFile(supervisor);
  partyId = await addParty(supervisor, fileId);
});
afterAll(() => close());

describe('what is sealed of a party', () => {
  it('lies encrypted in its column', async () => {
    const kept = await columns(host, partyId);
    expect([isSealed(String(kept?.dateOfBirth)), isSealed(String(kept?.driverLicenceNumber))]).toEqual([
      true,
      true,
    ]);
    const { rows } = await sql<{ text: string }>`
      select (select json_agg(p)::text from "relatedParty" p) || (select json_agg(h)::text from history h)
        || (select json_agg(f)::text from file f) text`.execute(host.app.db);
    expect(rows[0]?.text).not.toMatch(new RegExp(`${born}|${licence}|00203`));
  });

  it('is told by no answer to be more than there, to whoever asks', async () => {
    for (const who of ['administrator', 'supervisor', 'lender_supervisor', 'accountant']) {
      const person = await signIn(host, who);
      const one = await person.call('GET', `/relatedParty/${partyId}`);
      const list = await person.call('GET', `/relatedParty/list?fileId=${fileId}`);
      const [row] = list.body.data as unknown as Record<string, unknown>[];
      for (const shown of [one.body, row])
        expect(shown, who).toMatchObject({ dateOfBirth: mask, driverLicenceNumber: mask });
    }
    const bare = await addParty(supervisor, fileId, {
      ...{ dateOfBirth: null, driverLicenceNumber: null, relatedPartyType: 'relative' },
    });
    const { body } = await supervisor.call('GET', `/relatedParty/${bare}`);
    expect([body.dateOfBirth, body.driverLicenceNumber]).toEqual([null, null]);
  });

  it('goes into no export', async () => {
    for (const format of ['csv', 'xlsx']) {
      const asked = { resource: 'relatedParty', columns: ['lastName', 'dateOfBirth', 'driverLicenceNumber'] };
      const started = await supervisor.call('POST', '/desk/exports', { ...asked, format });
      expect(started.status, JSON.stringify(started.body)).toBe(202);
      const job = await jobEnded(supervisor, String(started.body.jobId));
      const { bytes } = await downloaded(host, supervisor, String(job.resultUrl));
      const text = bytes.toString('latin1');
      if (format === 'csv') expect(text).toContain('Ames');
      expect(text).not.toMatch(new RegExp(`${born}|${licence}|00203`));
    }
  });

  it('is set and changed without being read, and whoever sets it does not learn what stood there', async () => {
    const id = await addParty(supervisor, await placeFile(supervisor));
    const change = (values: object): Promise<Reply> =>
      supervisor.call('PATCH', '/relatedParty/', { _id: id, ...values });
    for (const [guess, version] of [
      [born, 2],
      ['1981-03-04', 3],
      ['1981-03-04', 4],
    ] as const)
      expect((await change({ dateOfBirth: guess })).body).toMatchObject({ version, dateOfBirth: mask });
    expect((await reveal(supervisor, { relatedPartyId: id })).body).toEqual({
      ...{ dateOfBirth: '1981-03-04', driverLicenceNumber: licence },
    });
    expect((await change({ driverLicenceNumber: null })).body.driverLicenceNumber).toBeNull();
    const sent = await change({ driverLicenceNumber: mask });
    expect([sent.status, Object.keys(sent.body.errors as unknown as object)]).toEqual([
      422,
      ['driverLicenceNumber'],
    ]);
    expect((await change({ dateOfBirth: '2199-01-01' })).status).toBe(422);
  });
});

describe('an unmasking', () => {
  it('shows what was asked for, and is written down with who and why', async () => {
    host.passes(60);
    const shown = await reveal(supervisor, { fields: ['dateOfBirth'] });
    expect([shown.status, shown.body]).toEqual([200, { dateOfBirth: born, driverLicenceNumber: null }]);
    const history = await supervisor.call('GET', `/history/list/${fileId}?type=pii_revealed`);
    const [entry] = history.body.data as unknown as Record<string, unknown>[];
    expect(entry).toMatchObject({
      ...{ type: 'pii_revealed', entityId: partyId, byUserId: supervisor.userId },
      message: 'dateOfBirth of Ames shown: Registry search in Ontario',
    });
    expect(JSON.stringify(history.body)).not.toContain(born);
    const administrator = await signIn(host, 'administrator');
    const audit = await administrator.call('GET', '/desk/auditLog?action=pii_revealed');
    const [row] = audit.body.data as unknown as Record<string, unknown>[];
    expect(row).toMatchObject({
      ...{ action: 'pii_revealed', userId: supervisor.userId, fileId, what: 'Registry search in Ontario' },
    });
  });

  it('asks for a reason and for what', async () => {
    for (const [values, field] of [
      [{ reason: '' }, 'reason'],
      [{ reason: 'because' }, 'reason'],
      [{ fields: [] }, 'fields'],
      [{ fields: ['notes'] }, 'fields'],
    ] as const) {
      const { status, body } = await reveal(supervisor, values);
      expect(
        [status, Object.keys((body.errors ?? {}) as unknown as object)[0]],
        JSON.stringify(values),
      ).toEqual([422, expect.stringMatching(new RegExp(`^${field}`))]);
    }
  });

  it('is for who has the right, on their own files', async () => {
    for (const who of ['accountant', 'lender_auditor', 'vendor_manager'])
      expect((await reveal(await signIn(host, who))).status, who).toBe(403);
    expect((await reveal(await signIn(host, 'lender_b_supervisor'))).status).toBe(422);
    const vendor = await signIn(host, 'vendor_manager');
    await engage(supervisor, fileId, 'V01', vendor);
    const { body } = await vendor.call('GET', `/relatedParty/${partyId}`);
    expect([body.dateOfBirth, body.driverLicenceNumber]).toEqual([null, null]);
  });
});

describe('the keys', () => {
  it('seal what stands in clear, and anew what an older one sealed', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const id = await addParty(staff, await placeFile(staff));
    await sql`update "relatedParty" set "dateOfBirth" = '1970-01-02' where _id = ${id}::uuid`.execute(
      host.app.db,
    );
    expect(await sealWhatStands(host.app.db, host.app.sealer)).toBe(1);
    expect(await sealWhatStands(host.app.db, host.app.sealer)).toBe(0);
    expect((await reveal(staff, { relatedPartyId: id })).body.dateOfBirth).toBe('1970-01-02');

    const next = sealerOf(['another key that is long enough', secret]);
    expect(await sealWhatStands(host.app.db, next)).toBe(2);
    const kept = await columns(host, id);
    expect([
      next.isCurrent(String(kept?.dateOfBirth)),
      next.isCurrent(String(kept?.driverLicenceNumber)),
    ]).toEqual([true, true]);
    expect(next.open(String(kept?.dateOfBirth), `relatedParty.dateOfBirth.${id}`)).toBe('1970-01-02');
  });

  it('are not guessed: a house that lacks one says so, and changes nothing', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const id = await addParty(staff, await placeFile(staff));
    const before = await columns(host, id);
    await expect(sealWhatStands(host.app.db, sealerOf(['a stranger’s key, long enough']))).rejects.toThrow(
      'FIELD_SECRETS_BEFORE',
    );
    expect(await columns(host, id)).toEqual(before);
  });
});
