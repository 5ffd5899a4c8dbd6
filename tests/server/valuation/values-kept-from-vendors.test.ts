import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded } from '../../support/job';
import { placeFile } from '../../support/network';
import { addVendorReader } from '../../support/onlookers';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { share } from '../../support/shared-file';

const vin = '2T1BURHE8K0000002';
const told = [
  ...['currentValue', 'valueDate', 'valueSource'],
  ...['valueAtAssignment', 'valueAtAssignmentDate', 'valueAtAssignmentSource'],
];
const nothing = Object.fromEntries(told.map((name) => [name, null]));
const worth = {
  ...{ currentValue: '9000.00', valueDate: '2026-11-02' },
  ...{ valueAtAssignment: '9100.00', valueAtAssignmentDate: '2026-11-01' },
  valueAtAssignmentSource: 'appraisal',
};
const trailer = { assetType: 'trailer', serialNumber: 'TR77', trMake: 'Cargo', colour: 'Grey' };

let host: TestHost;
let staff: Person;
let fileId: string;

beforeEach(async () => {
  host = await startHost({ jobs: true });
  staff = await signIn(host, 'supervisor');
  fileId = await placeFile(staff, {
    serialNumber: vin,
    asset: { auMake: 'Toyota', colour: 'Red', ...worth, valueSource: 'appraisal' },
    additionalAssets: [{ ...trailer, currentValue: '700.00', valueSource: 'manual' }],
  });
});

const read = async (who: string) => (await signIn(host, who)).call('GET', `/file/${fileId}`);

async function value(): Promise<string> {
  const asked = { fileId, mileageInKms: 80_000 };
  const { body } = await staff.call('PATCH', '/asset/recalculateBlackBookValue', asked);
  const [{ newValue }] = body.data as unknown as [{ newValue: string }];
  return newValue;
}

it('tells a vendor and its agent what the collateral is, and not what it is worth', async () => {
  await share(host, fileId, { companies: ['V01'], people: ['vendor_manager', 'field_agent'] });
  const average = await value();
  for (const who of ['vendor_manager', 'field_agent']) {
    const { body } = await read(who);
    expect(body, who).toMatchObject({
      asset: { auMake: 'Toyota', colour: 'Red', ...nothing },
      additionalAssets: [{ ...trailer, currentValue: null, valueSource: null }],
    });
    const list = await (await signIn(host, who)).call('GET', `/file/list?fileId=${fileId}`);
    const history = await (await signIn(host, who)).call('GET', `/history/list/${fileId}`);
    for (const amount of [average, '9100.00', '9000.00', '700.00'])
      expect(JSON.stringify([body, list.body, history.body]), who).not.toContain(amount);
  }
  for (const who of ['supervisor', 'lender_user', 'accountant'])
    expect((await read(who)).body, who).toMatchObject({
      asset: { valueAtAssignment: '9100.00', currentValue: average, valueSource: 'simulated' },
      additionalAssets: [{ currentValue: '700.00' }],
    });
});

it('tells another agency, that works the file for this one, no more of it than a vendor', async () => {
  await share(host, fileId, { companies: ['PAR'], people: ['partner'] });
  const average = await value();
  const partner = await signIn(host, 'partner');
  const { body } = await partner.call('GET', `/file/${fileId}`);
  expect(body).toMatchObject({
    asset: { auMake: 'Toyota', ...nothing },
    additionalAssets: [{ ...trailer, currentValue: null, valueSource: null }],
  });
  const history = await partner.call('GET', `/history/list/${fileId}`);
  expect(history.status).toBe(200);
  expect(JSON.stringify(history.body)).not.toContain(average);
});

it('writes it into no table that a vendor takes out', async () => {
  await addVendorReader(host.app.db);
  await share(host, fileId, { companies: ['V01'], people: ['vendor_manager'] });
  const reader = await signIn(host, 'vendor_reader');
  const columns = ['ref', 'asset.colour', ...told.map((name) => `asset.${name}`)];
  const asked = { resource: 'file', columns, query: `fileId=${fileId}` };
  const { status, body } = await reader.call('POST', '/desk/exports', asked);
  expect(status, JSON.stringify(body)).toBe(202);
  const { resultUrl } = await jobEnded(reader, String(body.jobId));
  const { text } = await downloaded(host, reader, String(resultUrl));
  expect(text).toContain('Red');
  expect(text).not.toMatch(/9100|9000|2026-11-02|ppraisal/);
});

it('keeps what is hidden in a part where a vendor whose role changes all of a file writes the part', async () => {
  await addVendorReader(host.app.db);
  await sql`update role set permissions = '[{"resource":"file","actions":["list","show","edit"]}]' where key = 'vendor_reader'`.execute(
    host.app.db,
  );
  await share(host, fileId, { companies: ['V01'], people: ['vendor_manager'] });
  const writer = await signIn(host, 'vendor_reader');
  const change = (values: object) => writer.call('PATCH', '/file/', { _id: fileId, ...values });
  const { body } = await writer.call('GET', `/file/${fileId}`);
  const painted = { ...(body.asset as unknown as object), colour: 'Blue' };
  const { status, body: after } = await change({ asset: painted });
  expect(status, JSON.stringify(after)).toBe(200);
  expect((await read('supervisor')).body.asset).toMatchObject({ colour: 'Blue', ...worth });
  expect((await change({ asset: { ...painted, currentValue: '9000.00' } })).body).toMatchObject({
    code: 'FIELD_FORBIDDEN',
    errors: { 'asset.currentValue': expect.any(String) },
  });
  expect((await change({ additionalAssets: [] })).body).toMatchObject({
    code: 'FIELD_FORBIDDEN',
    errors: { additionalAssets: expect.any(String) },
  });
});
