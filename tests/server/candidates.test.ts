import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { kmBetween, placeOf } from '#server/geo/place';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { license } from '../support/licences';
import { companyId } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { placeFile } from '../support/place-file';
import { addPrice } from '../support/vendor-billing';

interface Row {
  readonly companyId: string;
  readonly km: number | null;
  readonly [name: string]: unknown;
}

async function candidates(person: Person, fileId: string, more = ''): Promise<readonly Row[]> {
  const { status, body } = await person.call(
    'GET',
    `/desk/companyAssignment/candidates?fileId=${fileId}&activityType=bailiff${more}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as unknown as Row[];
}

/** Has a vendor work a file of the past, up to a point. */
async function worked(
  host: TestHost,
  fileId: string,
  vendor: string,
  upTo: 'asked' | 'accepted' | 'secured',
) {
  const accepted = upTo === 'asked' ? null : '2026-10-02T15:00:00.000Z';
  await sql`insert into "companyAssignment" (_id, "fileId", "companyId", "activityType", role, status, "assignedAt", "acceptedAt",
      "sharePreviousFindings", "createdAt", "updatedAt", version)
    values (gen_random_uuid(), ${fileId}::uuid, ${companyId(vendor)}::uuid, 'bailiff', 'primary', 'completed',
      '2026-10-01T15:00:00Z', ${accepted}::timestamptz, false, now(), now(), 1)`.execute(host.app.db);
  if (upTo === 'secured')
    await sql`update file set recovery = ${JSON.stringify({ vendorCompanyId: companyId(vendor), securedDate: '2026-10-20' })}::jsonb
      where _id = ${fileId}::uuid`.execute(host.app.db);
}

describe('the companies that a file could be given to', () => {
  it('come with how far they are, what they ask, what they did, and why they may not', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const { _id: fileId } = await placeFile(supervisor);
    const addresses = [
      { line1: '1 Old St', city: 'Ottawa', postalCode: 'K1A 0A1', status: 'bad' },
      { line1: '2 King St', city: 'Hamilton', postalCode: 'L8N 1A1' },
    ];
    const party = await supervisor.call('POST', '/relatedParty/', { fileId, lastName: 'Roy', addresses });
    expect(party.status, JSON.stringify(party.body)).toBe(201);
    await addPrice(host, {
      companyId: companyId('V01'),
      feeType: 'repossession_involuntary',
      amount: '425.00',
    });
    for (const upTo of ['secured', 'accepted', 'asked'] as const)
      await worked(host, (await placeFile(supervisor))._id, 'V01', upTo);
    await worked(host, (await placeFile(supervisor))._id, 'V07', 'accepted');
    await sql`update company set compliance = '[{"type":"bond","expiresOn":"2026-11-01"}]' where _id = ${companyId('V02')}::uuid`.execute(
      host.app.db,
    );
    const rows = await candidates(supervisor, fileId);
    // The usual one of this client in Ontario, in Toronto.
    expect(rows[0]).toMatchObject({
      companyId: companyId('V01'),
      isUsual: true,
      feeType: 'repossession_involuntary',
      price: '425.00',
      unit: 'flat',
      asked: 3,
      accepted: 2,
      secured: 1,
      serves: true,
      blocked: null,
    });
    // Hamilton to the middle of Toronto is some sixty kilometres.
    expect(rows[0]?.km).toBeGreaterThan(50);
    expect(rows[0]?.km).toBeLessThan(70);
    expect(rows.filter(({ isUsual }) => isUsual)).toHaveLength(1);
    const blocked = rows.find((row) => row.companyId === companyId('V02'));
    expect(blocked?.blocked).toContain('Bond');
    // Who may not be given it stands last: two of the bailiffs are of Toronto and three elsewhere in Ontario, and the others seize nothing there.
    const may = rows.filter(({ blocked: why, licensed }) => why === null && licensed !== false);
    expect(may.map((row) => row.companyId).slice(0, 2)).toEqual([companyId('V01'), companyId('V07')]);
    expect(may).toHaveLength(5);
    expect(rows.slice(0, 5)).toEqual(may);
    const near = rows.slice(5);
    expect(near.map(({ km }) => km)).toEqual(
      near.map(({ km }) => km).toSorted((a, b) => Number(a) - Number(b)),
    );
    expect((await candidates(supervisor, fileId, '&search=winnipeg')).map((row) => row.companyId)).toEqual([
      companyId('V05'),
    ]);
  });

  it('are the likeliest two hundred, however many there are and whatever their names begin with', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const { _id: fileId } = await placeFile(supervisor);
    const addresses = [{ line1: '2 King St', city: 'Hamilton', postalCode: 'L8N 1A1' }];
    await supervisor.call('POST', '/relatedParty/', { fileId, lastName: 'Roy', addresses });
    // Each as the one of Toronto: 209 in Ottawa, of which the last by name asks least, and one next door with the last name of all.
    await sql`insert into company select made.* from company c, generate_series(1, 210) n,
      jsonb_populate_record(c, jsonb_build_object('_id', md5('near' || n)::uuid, 'code', 'NEAR' || n,
        'lineage', jsonb_build_array(md5('near' || n)::uuid), 'postalCode', case n when 210 then 'L8N 2B2' else 'K1P 1J1' end,
        'companyName', case n when 210 then 'Zz' else 'Aa ' || lpad(n::text, 3, '0') end)) made
      where c._id = ${companyId('V01')}::uuid`.execute(host.app.db);
    const { rows: made } = await sql<{ cheap: string; near: string }>`
      select md5('near209')::uuid cheap, md5('near210')::uuid near`.execute(host.app.db);
    const [{ cheap, near } = { cheap: '', near: '' }] = made;
    await addPrice(host, { companyId: cheap, feeType: 'repossession_involuntary', amount: '99.00' });
    const rows = await candidates(supervisor, fileId);
    expect(rows).toHaveLength(200);
    // Then those of Toronto that may work it, and of all that are as far as Ottawa the cheapest.
    expect(rows[0]).toMatchObject({ companyId: near, km: 0 });
    const far = rows.filter(({ km }) => km === rows.at(-1)?.km);
    expect(far[0]).toMatchObject({ companyId: cheap, price: '99.00' });
    expect(rows.map(({ km }) => km)).toEqual(
      rows.map(({ km }) => km).toSorted((one, other) => Number(one) - Number(other)),
    );
  });

  it('say whether they hold the licence of that province, where the law asks for one and something is seized', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const licences = async (placed: Record<string, unknown>) => {
      const { _id } = await placeFile(supervisor, placed);
      const rows = await candidates(supervisor, _id);
      const of = (code: string) => rows.find((row) => row.companyId === companyId(code))?.licensed;
      return [of('V01'), of('V03'), of('V04')];
    };
    // Of Toronto, Calgary and Vancouver, each with the licence of its own province.
    expect(await licences({ state: 'ON', assignmentType: 'involuntary_repossession' })).toEqual([
      true,
      false,
      false,
    ]);
    expect(await licences({ state: 'AB', assignmentType: 'involuntary_repossession' })).toEqual([
      false,
      true,
      false,
    ]);
    expect(await licences({ state: 'BC', assignmentType: 'voluntary_surrender' })).toEqual([
      null,
      null,
      null,
    ]);
    // No such law is established for New Brunswick: it keeps nobody from going out.
    expect(await licences({ state: 'NB', assignmentType: 'involuntary_repossession' })).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('are told to nobody who gives no files, and of no file that is not theirs', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const { _id: fileId } = await placeFile(supervisor);
    const call = (person: Person) =>
      person.call('GET', `/desk/companyAssignment/candidates?fileId=${fileId}`).then(({ status }) => status);
    expect(await call(await signIn(host, 'lender_user'))).toBe(403);
    expect(await call(await signIn(host, 'vendor_manager'))).toBe(403);
    const partner = await signIn(host, 'partner');
    expect(await call(partner)).toBe(422);
    // Who works a file is said by whose file it is, and how far others are would tell a partner where it is.
    await license(host, 'PAR', 'ON');
    const given = { fileId, companyId: companyId('PAR') };
    const { status, body } = await supervisor.call('POST', '/companyAssignment/', given);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await call(partner)).toBe(422);
    const accepted = await partner.call('POST', '/companyAssignment/', { _id: body._id, status: 'accepted' });
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    expect(await call(partner)).toBe(403);
  });
});

describe('a distance', () => {
  it('is that of a map, for postal codes of the whole country', () => {
    const km = (one: string, other: string) => {
      const [from, to] = [placeOf(one), placeOf(other)];
      return from && to ? Math.round(kmBetween(from, to)) : undefined;
    };
    // Toronto to Montréal 504, Vancouver to Calgary 675, Halifax to St. John’s 900, as maps give them.
    expect(km('M5V 1A1', 'h2y1c6')).toBeGreaterThan(490);
    expect(km('M5V 1A1', 'h2y1c6')).toBeLessThan(520);
    expect(km('V6B 1A1', 'T2P 1J9')).toBeGreaterThan(660);
    expect(km('V6B 1A1', 'T2P 1J9')).toBeLessThan(690);
    expect(km('B3H 1A1', 'A1C 1A1')).toBeGreaterThan(870);
    expect(km('B3H 1A1', 'A1C 1A1')).toBeLessThan(920);
    expect(km('M5V 1A1', 'M5V 9Z9')).toBe(0);
    expect([placeOf(null), placeOf('90210'), placeOf('Z9Z 1A1')]).toEqual([undefined, undefined, undefined]);
  });
});
