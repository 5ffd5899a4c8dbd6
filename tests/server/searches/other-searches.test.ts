import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { openRegistry } from '../../support/registry';
import { fulfilled, searchVin, serialOf } from '../../support/searching';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
});
afterAll(() => close());

/** A file whose own registration was found in the registries that are named. */
async function searched(jurisdictions: readonly string[] = ['ON']): Promise<string> {
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: serialOf(4) });
  for (const jurisdiction of jurisdictions) {
    const { body } = await searchVin(supervisor, fileId, serialOf(4), { jurisdictions: [jurisdiction] });
    await fulfilled(host, supervisor, 'vinSearch', body._id);
  }
  return fileId;
}
const number = 'SBX0000042';
const discharge = (fileId: string, more: object = {}): Promise<Reply> =>
  supervisor.call('POST', '/lienDischarge/session', {
    fileId,
    registrationNumber: number,
    jurisdiction: 'ON',
    reason: 'The debt is paid',
    ...more,
  });
const checksOf = async (fileId: string): Promise<Record<string, unknown>> =>
  (await supervisor.call('GET', `/file/${fileId}`)).body.checks as unknown as Record<string, unknown>;

const idsAt = async (address: string): Promise<unknown[]> =>
  ((await supervisor.call('GET', address)).body.data as unknown as { _id: string }[]).map(({ _id }) => _id);

describe('a discharge', () => {
  it('lets the ownership be passed on from the day on which it was asked for', async () => {
    const fileId = await searched();
    await sql`update file set stage = 'settlement', status = 'proceeds_received' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const pass = async (): Promise<unknown[]> => {
      const { status, body } = await supervisor.call('PATCH', '/file/', {
        ...{ _id: fileId, status: 'ownership_transfer' },
      });
      return [status, ...Object.keys(body.errors ?? {})];
    };
    expect(await pass()).toEqual([409, 'discharge_asked']);
    expect((await discharge(fileId)).status).toBe(201);
    expect(await pass()).toEqual([200]);
  });

  it('confirmed, opens the gate by evidence and stands beside the lien holder', async () => {
    const fileId = await searched();
    const { status, body } = await discharge(fileId);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await fulfilled(host, supervisor, 'lienDischarge', body._id)).toMatchObject({
      status: 'complete',
      dischargeNumber: 'SBXDX0000042',
      dischargedOn: '2026-11-20',
    });
    expect(await checksOf(fileId)).toMatchObject({ lienDischargedOrWaived: '2026-11-20' });
    const held = (await supervisor.call('GET', `/lienHolder/${fileId}`)).body;
    expect(held.parties).toMatchObject([
      { isOurClient: true, status: 'discharged', dischargeNumber: 'SBXDX0000042' },
    ]);
    const { proofs } = (await supervisor.call('GET', `/file/${fileId}`)).body;
    expect(proofs).toMatchObject([{}, {}, { proof: 'lien_discharge', lienDischargeId: body._id }]);
  });

  it('is listed with its file as it is asked for, and among the reports once it is confirmed', async () => {
    const fileId = await searched();
    const { body } = await discharge(fileId);
    expect(await idsAt(`/lienDischarge/session/${fileId}`)).toEqual([body._id]);
    expect(await idsAt('/lienDischarge/reports')).not.toContain(body._id);
    await fulfilled(host, supervisor, 'lienDischarge', body._id);
    expect(await idsAt(`/lienDischarge/session/${fileId}`)).toEqual([body._id]);
    expect(await idsAt('/lienDischarge/reports')).toContain(body._id);
    expect(await idsAt(`/lienDischarge/session/${await searched()}`)).toEqual([]);
  });

  it('opens no gate while another registration of ours stands', async () => {
    const fileId = await searched(['ON', 'AB']);
    const { body } = await discharge(fileId);
    expect((await fulfilled(host, supervisor, 'lienDischarge', body._id)).status).toBe('complete');
    expect((await checksOf(fileId)).lienDischargedOrWaived ?? null).toBeNull();
  });

  it('is of our own registration alone', async () => {
    const fileId = await searched();
    const { status, body } = await discharge(fileId, { registrationNumber: 'SOMEBODY-1' });
    expect([status, Object.keys(body.errors as unknown as object)]).toEqual([422, ['registrationNumber']]);
  });
});

describe('whose registration it is', () => {
  it('follows from the name, whatever is said, so that nobody discharges another’s', async () => {
    const { _id: fileId } = await placeFile(supervisor);
    const line = { partyType: 'secured_party', registrationNumber: 'R1', jurisdiction: 'ON' };
    const { body } = await supervisor.call('PUT', `/lienHolder/${fileId}`, {
      parties: [
        { ...line, name: 'Another Bank', isOurClient: true },
        { ...line, name: 'LENDER A.', registrationNumber: 'R2', isOurClient: false },
      ],
    });
    expect(body.parties).toMatchObject([{ isOurClient: false }, { isOurClient: true }]);
    expect((await discharge(fileId, { registrationNumber: 'R1' })).status).toBe(422);
    expect((await discharge(fileId, { registrationNumber: 'R2' })).status).toBe(201);
  });
});

describe('a history of a vehicle', () => {
  const order = (by: Person, fileId: string, more: object = {}): Promise<Reply> =>
    by.call('POST', '/carfax/vhrReport', { fileId, vin: serialOf(1), ...more });

  it('is listed as an order, and as a report once it is complete', async () => {
    const { _id: fileId } = await placeFile(supervisor, { serialNumber: serialOf(1) });
    const { body } = await order(supervisor, fileId);
    expect(body).toMatchObject({
      status: 'ordered',
      cost: '60.00',
      product: 'verified',
      provider: 'sandbox',
    });
    expect(await idsAt(`/carfax/vhrOrders?fileId=${fileId}&status=ordered`)).toEqual([body._id]);
    expect(await idsAt('/carfax/vhrReports')).not.toContain(body._id);
    expect(await fulfilled(host, supervisor, 'vhr', body._id)).toMatchObject({
      status: 'complete',
      summary: { accidents: 2, totalClaims: '8450.00', brandings: ['rebuilt'], stolen: false },
    });
    expect(await idsAt('/carfax/vhrReports')).toContain(body._id);
  });

  it('is refused for ICBC outside British Columbia', async () => {
    const { _id: fileId } = await placeFile(supervisor, { serialNumber: serialOf(1) });
    const { status, body } = await order(supervisor, fileId, { includeIcbc: true });
    expect([status, Object.keys(body.errors as unknown as object)]).toEqual([422, ['includeIcbc']]);
  });

  it('is ordered by a client’s staff up to the cap of a month, and by who leads them beyond it', async () => {
    const staff = await signIn(host, 'lender_user');
    const leader = await signIn(host, 'lender_supervisor');
    const { _id: fileId } = await placeFile(staff, { serialNumber: serialOf(1) });
    for (let index = 0; index < 20; index += 1)
      expect((await order(staff, fileId, { again: true })).status).toBe(201);
    const refused = await order(staff, fileId, { again: true });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Your company has had the 20 reports of this month that its staff may order; a supervisor may order more.',
    ]);
    expect((await order(leader, fileId, { again: true })).status).toBe(201);
  });
});

describe('a search by name', () => {
  const born = '1980-04-02';
  async function withDebtor() {
    const { _id: fileId } = await placeFile(supervisor);
    const party = await supervisor.call('POST', '/relatedParty/', {
      fileId,
      relatedPartyType: 'primary_debtor',
      firstName: 'Ana',
      lastName: 'Roy',
      dateOfBirth: born,
    });
    return { fileId, relatedPartyId: String(party.body._id) };
  }
  const search = (by: Person, of: object, searchMode: string): Promise<Reply> =>
    by.call('POST', '/personDebtorSearch/session', { ...of, jurisdictions: ['ON', 'QC'], searchMode });

  it('tells exact hits from similar ones', async () => {
    const of = await withDebtor();
    const { status, body } = await search(supervisor, of, 'non_specific');
    expect([status, body.cost]).toEqual([201, '56.00']);
    expect(await idsAt('/personDebtorSearch/reports')).not.toContain(body._id);
    const done = await fulfilled(host, supervisor, 'personDebtorSearch', body._id);
    expect(await idsAt('/personDebtorSearch/reports')).toContain(body._id);
    expect(done.results?.map(({ match }) => match)).toEqual(['exact', 'similar']);
    const listed = await supervisor.call(
      'GET',
      `/personDebtorSearch/${of.fileId}?relatedPartyId=${of.relatedPartyId}`,
    );
    expect(listed.body.total).toBe(1);
  });

  it('sends the date of birth for a specific search alone, and keeps it nowhere', async () => {
    const registry = await openRegistry(({ name }, key) => ({
      body: { reference: key, status: 'no_record', name },
    }));
    const other = await openHost({ env: { REGISTRY_URL: registry.url } });
    try {
      const person = await signIn(other.host, 'supervisor');
      const { _id: fileId } = await placeFile(person);
      const party = await person.call('POST', '/relatedParty/', {
        fileId,
        firstName: 'Ana',
        lastName: 'Roy',
        dateOfBirth: born,
      });
      const of = { fileId, relatedPartyId: party.body._id };
      for (const mode of ['specific', 'non_specific']) {
        const { body } = await search(person, of, mode);
        await fulfilled(other.host, person, 'personDebtorSearch', body._id);
      }
      expect(registry.asked.map(({ question }) => question.dateOfBirth)).toEqual([born, null]);
      const { rows } = await sql<{ text: string }>`
        select (select json_agg(s)::text from "personDebtorSearch" s)
          || (select json_agg(h)::text from history h where h.entity = 'personDebtorSearch') text`.execute(
        other.host.app.db,
      );
      expect(rows[0]?.text).not.toContain(born);
    } finally {
      await other.close();
    }
  });

  it('goes by a party of the same file, a person as a person', async () => {
    const of = await withDebtor();
    const { _id: fileId } = await placeFile(supervisor);
    expect((await search(supervisor, { ...of, fileId }, 'non_specific')).body.errors).toEqual({
      relatedPartyId: 'relatedPartyId must be of the same file',
    });
    expect((await search(supervisor, of, 'business')).body.errors).toEqual({
      searchMode: 'A business is searched for as a business, a person as a person.',
    });
  });
});
