import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { valuationOverHttp } from '#server/integrations/valuation/http';
import { NoValue } from '#server/integrations/valuation/port';
import { startHost } from '../../support/host';
import { column, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import { plainly } from '../../support/plainly';

const vin = '2T1BURHE8K0000002';
const asked = `/asset/valuation?vin=${vin}&currentMileageInKms=80000&province=ON`;
const graded = { clean: '11000.00', average: '10000.00', rough: '8000.00' };
const worth = {
  ...{ vin, province: 'ON', currentMileageInKms: 80_000, year: 2019, make: 'Toyota' },
  values: { wholesale: { extraClean: '12000.00', ...graded }, retail: graded, tradeIn: graded },
  ...{ kmAdjustment: '-250.00', regionAdjustment: '0.00', valueDate: '2026-11-20' },
  ...{ expiresAt: '2026-12-20T00:00:00.000Z', cost: '1.75' },
};

/** A provider that gives one answer to all that it is asked; nothing, and it says nothing. */
async function provider(reply: { status?: number; body: unknown } | undefined) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.headers.authorization} ${request.method} ${request.url}`);
    if (!reply) return;
    response.writeHead(reply.status ?? 200);
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

describe('what a vehicle is worth', () => {
  it('is made up without a provider, says so, and is the same whenever it is asked for', async () => {
    const staff = await signIn(await startHost(), 'file_manager');
    const { status, body } = await staff.call('GET', asked);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ vin, source: 'simulated', year: 2019, make: null, cost: '0.00' });
    expect((await staff.call('GET', asked)).body).toEqual(body);
    const further = await staff.call('GET', asked.replace('80000', '240000'));
    const average = (one: unknown) =>
      Number((one as { values: { wholesale: { average: string } } }).values.wholesale.average);
    expect(average(further.body)).toBeLessThan(average(body));
    expect((await staff.call('GET', asked.replace(vin, 'ABC123'))).status).toBe(422);
  });

  it('is bought once while it holds, and again when it does not', async () => {
    const told = { body: worth };
    const { url, heard } = await provider(told);
    const host = await startHost({ env: { VALUATION_URL: url, VALUATION_TOKEN: 'secret' } });
    const staff = await signIn(host, 'file_manager');
    expect((await staff.call('GET', asked)).body).toMatchObject({
      source: 'cbb',
      cost: '1.75',
      make: 'Toyota',
    });
    expect((await staff.call('GET', asked)).body).toMatchObject({ source: 'cbb', cost: '0.00' });
    const order = /^Bearer secret PUT \/valuations\/[-0-9a-f]{36}$/;
    expect(heard).toEqual([expect.stringMatching(order)]);
    host.passes(31 * 86_400);
    told.body = { ...worth, expiresAt: '2027-01-20T00:00:00.000Z' };
    const later = await signIn(host, 'file_manager');
    expect((await later.call('GET', asked)).body).toMatchObject({ cost: '1.75' });
    expect(heard).toEqual([expect.stringMatching(order), expect.stringMatching(order)]);
    expect(new Set(heard).size).toBe(2);
  });

  const unreadable =
    'The provider of values answered with something that cannot be read. Nothing of it was taken over.';
  const impossible = 'The provider told a value that cannot be one. Nothing of it was taken over.';
  it.each([
    ['a page of HTML', { body: '<html>Welcome</html>' }, unreadable],
    ['no object', { body: 'null' }, unreadable],
    ['another form', { body: { ...worth, values: {} } }, unreadable],
    ['an amount that is none', { body: { ...worth, kmAdjustment: 'much' } }, unreadable],
    ['a field that nobody knows', { body: { ...worth, admin: true } }, unreadable],
    [
      'another vehicle',
      { body: { ...worth, vin: '1FTFW1ET5DFA00001' } },
      'The provider told the value of another vehicle. Nothing of it was taken over.',
    ],
    ...[
      { ...worth, valueDate: '2026-12-20' },
      { ...worth, expiresAt: '2028-12-31T00:00:00.000Z' },
      { ...worth, values: { ...worth.values, tradeIn: { ...graded, average: '0.00' } } },
      { ...worth, values: { ...worth.values, retail: { ...graded, rough: '90000.00' } } },
    ].map((body) => ['what cannot be', { body }, impossible] as const),
    ['404', { status: 404, body: {} }, 'The provider knows no value of this vehicle.'],
    ['503', { status: 503, body: {} }, 'The provider of values answered 503. Try again later.'],
    [
      'nothing',
      undefined,
      'The provider of values could not be reached: no answer in time. Try again later.',
    ],
  ] as const)('is no value where the provider answers %s', async (_, reply, message) => {
    const { url } = await provider(reply);
    // Whoever says nothing is waited for in vain; whoever answers has all the time that they need.
    const error = await valuationOverHttp(
      { url, token: '', ...(!reply && { patience: 500 }) },
      () => new Date('2026-11-20T15:00:00.000Z'),
    )
      .value({ vin, currentMileageInKms: 80_000, province: 'ON' }, 'an order')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NoValue);
    expect(plainly((error as NoValue).said)).toBe(message);
  });
});

describe('the current value of an asset', () => {
  it('becomes the average wholesale value, and what was told stays with the file', async () => {
    const { url } = await provider({ body: worth });
    const host = await startHost({ env: { VALUATION_URL: url } });
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff, {
      serialNumber: vin,
      asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla', currentValue: '9000.00' },
    });
    const without = await placeFile(staff, { serialNumber: 'ZQ77' });
    const value = (body: object) => staff.call('PATCH', '/asset/recalculateBlackBookValue', body);
    expect((await value({})).status).toBe(422);
    const { body } = await value({ fileIds: [fileId, without], mileageInKms: 80_000 });
    expect(body.data).toMatchObject([
      { _id: fileId, ok: true, oldValue: '9000.00', newValue: '10000.00', source: 'cbb' },
      { _id: without, ok: false, code: 'CONFLICT' },
    ]);
    const file = await staff.call('GET', `/file/${fileId}`);
    expect(file.body).toMatchObject({
      asset: { auMake: 'Toyota', currentValue: '10000.00', valueSource: 'cbb', valueDate: '2026-11-20' },
      remarketing: { cbbAverage: '10000.00', cbbSource: 'cbb' },
      valuations: [
        {
          userId: staff.userId,
          source: 'cbb',
          mileageInKms: 80_000,
          state: 'ON',
          wholesale: '10000.00',
          cost: '1.75',
        },
      ],
    });
    const history = await staff.call('GET', `/history/list/${fileId}?type=valuation_updated`);
    expect(column(history, 'message')).toEqual(['The asset was valued.']);
    expect((await value({ fileId })).body.data).toMatchObject([{ ok: false, errors: {} }]);
  });

  it('costs nothing where whoever asks only reads the file, or it is closed', async () => {
    const { url, heard } = await provider({ body: worth });
    const host = await startHost({ env: { VALUATION_URL: url } });
    const fileId = await placeFile(await signIn(host, 'quebec'), { serialNumber: vin });
    const ask = async (who: string) =>
      (await signIn(host, who)).call('PATCH', '/asset/recalculateBlackBookValue', {
        ...{ fileId, mileageInKms: 80_000 },
      });
    expect((await ask('file_manager')).body.data).toMatchObject([{ ok: false, code: 'FORBIDDEN' }]);
    await sql`update file set closed = true, active = false where _id = ${fileId}::uuid`.execute(host.app.db);
    expect((await ask('supervisor')).body.data).toMatchObject([{ ok: false, code: 'FILE_CLOSED' }]);
    expect(heard).toEqual([]);
  });

  it('stays where the provider fails', async () => {
    const { url } = await provider({ status: 500, body: 'no' });
    const host = await startHost({ env: { VALUATION_URL: url } });
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff, { serialNumber: vin, asset: { currentValue: '9000.00' } });
    const { body } = await staff.call('PATCH', '/asset/recalculateBlackBookValue', {
      ...{ fileId, mileageInKms: 80_000 },
    });
    expect(body.data).toMatchObject([
      { ok: false, code: 'CONFLICT', message: 'The provider of values answered 500. Try again later.' },
    ]);
    const file = await staff.call('GET', `/file/${fileId}`);
    expect(file.body).toMatchObject({ asset: { currentValue: '9000.00' }, valuations: null, version: 1 });
  });

  it('at assignment is put right by who leads, with where it is from', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const sent = { fileId, value: '8200.00', valueDate: '2026-11-02', source: 'appraisal' };
    const manager = await signIn(host, 'file_manager');
    expect((await manager.call('PATCH', '/asset/updateValueAtAssignment', sent)).status).toBe(403);
    const { body } = await staff.call('PATCH', '/asset/updateValueAtAssignment', sent);
    expect(body.asset).toMatchObject({
      ...{ auMake: 'Kia', valueAtAssignment: '8200.00', valueAtAssignmentDate: '2026-11-02' },
      valueAtAssignmentSource: 'appraisal',
    });
  });
});
