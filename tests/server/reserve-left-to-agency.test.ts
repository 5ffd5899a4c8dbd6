import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { addDocument } from '../support/document-row';

const vin = '1HGCM82633A004352';
const client = companyId('LNA');

const playbook = (by: Person, said: object) => by.call('PATCH', '/company/', { _id: client, playbook: said });

describe('the reserve that a client leaves to its agency', () => {
  /** A file of the client, whose asset a provider valued at so much; the sandbox says what it says. */
  const valued = async (host: TestHost, values: object = {}) => {
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff, { serialNumber: vin, asset: { mileageInKms: 80_000 }, ...values });
    const { body } = await staff.call('PATCH', '/asset/recalculateBlackBookValue', { fileId });
    const [{ newValue }] = body.data as unknown as [{ newValue: string }];
    await photograph(host, fileId, 'vin_plate');
    await photograph(host, fileId, 'odometer');
    return { staff, fileId, book: Number(newValue) };
  };
  const photograph = (host: TestHost, fileId: string, photoSlot: string, values: object = {}) =>
    addDocument(host, [fileId], {
      ...{ fileName: 'photo.jpg', mimeType: 'image/jpeg', originType: 'field_app' },
      ...{ documentType: 'seizure_photo', photoSlot, ...values },
    });
  const setReserve = async (by: Person, fileId: string, reservePrice: number, floorPrice: number) => {
    const { status, body } = await by.call('POST', '/desk/file/setReserve', {
      fileId,
      reservePrice: reservePrice.toFixed(2),
      floorPrice: floorPrice.toFixed(2),
    });
    const { remarketing, checks } = body as unknown as {
      remarketing?: { reserveStatus: string };
      checks?: { reserveApproved: string | null };
    };
    return [status, remarketing?.reserveStatus, checks?.reserveApproved];
  };

  it('is agreed to as it is set, within its share of what Black Book says and up to its amount', async () => {
    const host = await startHost();
    const { staff, fileId, book } = await valued(host);
    const asked = [200, 'proposed', null];
    const agreed = [200, 'approved', '2026-11-20'];
    expect(await setReserve(staff, fileId, book, book)).toEqual(asked);
    const admin = await signIn(host, 'administrator');
    const authority = { percentOfCbb: 80, amount: book.toFixed(2) };
    expect((await playbook(admin, { reserveAuthority: authority })).status).toBe(200);
    const least = Math.ceil(book * 80) / 100;
    expect(await setReserve(staff, fileId, book, least)).toEqual(agreed);
    expect(await setReserve(staff, fileId, book, least - 0.01)).toEqual(asked);
    expect(await setReserve(staff, fileId, book + 0.01, book)).toEqual(asked);
    expect(await setReserve(staff, fileId, book, book)).toEqual(agreed);
  });

  it('goes by what the provider said of the asset, and by nothing that anybody typed', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const authority = { percentOfCbb: 80, amount: '50000.00' };
    expect((await playbook(admin, { reserveAuthority: authority })).status).toBe(200);
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff, { serialNumber: vin, asset: { currentValue: '100.00' } });
    const typed = await staff.call('PATCH', '/file/', { _id: fileId, remarketing: { cbbAverage: '100.00' } });
    expect([typed.status, typed.body.code]).toEqual([403, 'FIELD_FORBIDDEN']);
    expect(await setReserve(staff, fileId, 100, 100)).toEqual([200, 'proposed', null]);
  });

  const standard = { percentOfCbb: 80, amount: '90000.00' };

  it('goes by what still holds of the very vehicle on the file, as far as it went', async () => {
    const host = await startHost();
    const { staff, fileId, book } = await valued(host);
    await playbook(await signIn(host, 'administrator'), { reserveAuthority: standard });
    const status = async (by = staff) => (await setReserve(by, fileId, book, book))[1];
    const change = async (values: object) =>
      expect((await staff.call('PATCH', '/file/', { _id: fileId, ...values })).status).toBe(200);
    expect(await status()).toBe('approved');
    // Its value was asked for with fewer kilometres; for what it went when it was seized; of another vehicle.
    await change({ asset: { mileageInKms: 80_001 } });
    expect(await status()).toBe('proposed');
    await change({ asset: { mileageInKms: 80_000 } });
    expect(await status()).toBe('approved');
    const km = (odometerKm: number | null) =>
      sql`update file set recovery = ${JSON.stringify({ odometerKm })}::jsonb where _id = ${fileId}::uuid`.execute(
        host.app.db,
      );
    await km(80_002);
    expect(await status()).toBe('proposed');
    await km(null);
    await change({ serialNumber: '2T1BURHE8K0000002' });
    expect(await status()).toBe('proposed');
    await change({ serialNumber: vin });
    expect(await status()).toBe('approved');
    host.passes(31 * 86_400);
    expect(await status(await signIn(host, 'supervisor'))).toBe('proposed');
  });

  it('goes by a vehicle whose plate and odometer are to be seen in photos, and by nobody’s word for them', async () => {
    const host = await startHost();
    await playbook(await signIn(host, 'administrator'), { reserveAuthority: standard });
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff, { serialNumber: vin, asset: { mileageInKms: 300_000 } });
    const { body } = await staff.call('PATCH', '/asset/recalculateBlackBookValue', { fileId });
    const [{ newValue }] = body.data as unknown as [{ newValue: string }];
    const status = async () => (await setReserve(staff, fileId, Number(newValue), Number(newValue)))[1];
    expect(await status()).toBe('proposed');
    await photograph(host, fileId, 'vin_plate');
    expect(await status()).toBe('proposed');
    await photograph(host, fileId, 'odometer', { scanStatus: 'pending' });
    await photograph(host, fileId, 'odometer', { bytesFault: 'altered' });
    await photograph(host, await placeFile(staff, { bankAccountNumber: '7722' }), 'odometer');
    expect(await status()).toBe('proposed');
    await photograph(host, fileId, 'odometer');
    expect(await status()).toBe('approved');
    const other = await placeFile(staff, {
      ...{ serialNumber: vin, bankAccountNumber: '7733', asset: { mileageInKms: 300_000 } },
    });
    await photograph(host, other, 'vin_plate');
    await addDocument(host, [other], {
      ...{ documentType: 'odometer_photo', originType: 'field_app', mimeType: 'image/jpeg' },
    });
    expect((await setReserve(staff, other, Number(newValue), Number(newValue)))[1]).toBe('approved');
  });

  it('goes by nothing that a sandbox made up once there is a provider, who is asked anew', async () => {
    const sandbox = await startHost();
    const person = await signIn(sandbox, 'supervisor');
    const asked = `/asset/valuation?vin=${vin}&currentMileageInKms=80000&province=ON`;
    const values = (await person.call('GET', asked)).body.values as unknown as {
      wholesale: { average: string };
    };
    const host = await startHost({ env: { VALUATION_URL: 'http://127.0.0.1:9' } });
    const admin = await signIn(host, 'administrator');
    await playbook(admin, { reserveAuthority: standard });
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff, { serialNumber: vin, asset: { mileageInKms: 80_000 } });
    await photograph(host, fileId, 'vin_plate');
    await photograph(host, fileId, 'odometer');
    const remember = (source: string) =>
      sql`insert into "boughtValuation" (key, answer, "boughtBy", "boughtAt", "expiresAt")
        values (${`${vin} 80000 ON`}, ${JSON.stringify({ values, source })}::jsonb, ${admin.userId}::uuid, now(), '2027-01-01')
        on conflict (key) do update set answer = excluded.answer`.execute(host.app.db);
    const book = Number(values.wholesale.average);
    const status = async () => (await setReserve(staff, fileId, book, book))[1];
    const revalued = async () =>
      (
        (await staff.call('PATCH', '/asset/recalculateBlackBookValue', { fileId })).body.data as unknown as {
          ok: boolean;
        }[]
      )[0]?.ok;
    await remember('simulated');
    expect([await status(), await revalued()]).toEqual(['proposed', false]);
    await remember('cbb');
    expect([await status(), await revalued()]).toEqual(['approved', true]);
  });

  it('is what the office of a client says before what the whole client says', async () => {
    const host = await startHost();
    const { staff, fileId, book } = await valued(host, { clientOfficeId: companyId('LNA-W') });
    const admin = await signIn(host, 'administrator');
    await playbook(admin, { reserveAuthority: standard });
    const status = async () => (await setReserve(staff, fileId, book, book))[1];
    const officeSays = (reserveAuthority: object | null) =>
      admin.call('PATCH', '/company/', { _id: companyId('LNA-W'), playbook: { reserveAuthority } });
    expect(await status()).toBe('approved');
    expect((await officeSays({ ...standard, amount: '1.00' })).status).toBe(200);
    expect(await status()).toBe('proposed');
    expect((await officeSays(null)).status).toBe(200);
    expect(await status()).toBe('approved');
  });

  it('is written down by an administrator alone, who does not go by it', async () => {
    const host = await startHost();
    const { staff, fileId, book } = await valued(host);
    const admin = await signIn(host, 'administrator');
    const authority = { percentOfCbb: 80, amount: '90000.00' };
    expect(await playbook(staff, { reserveAuthority: authority })).toMatchObject({
      status: 403,
      body: { code: 'FIELD_FORBIDDEN', errors: { 'playbook.reserveAuthority': expect.anything() } },
    });
    for (const [half, other] of [
      [{ percentOfCbb: 80 }, 'amount'],
      [{ amount: '90000.00' }, 'percentOfCbb'],
    ] as const)
      expect(await playbook(admin, { reserveAuthority: half })).toMatchObject({
        status: 422,
        body: { errors: { [`playbook.reserveAuthority.${other}`]: expect.anything() } },
      });
    expect((await playbook(admin, { reserveAuthority: authority })).status).toBe(200);
    // What stands may go along with the rest of the playbook.
    const rest = await playbook(staff, { reserveAuthority: authority, photoCount: 12 });
    expect(rest.status).toBe(200);
    expect((await playbook(staff, { photoCount: 12 })).status).toBe(403);
    expect(await setReserve(admin, fileId, book, book)).toEqual([200, 'proposed', null]);
    expect(await setReserve(staff, fileId, book, book)).toEqual([200, 'approved', '2026-11-20']);
  });
});
