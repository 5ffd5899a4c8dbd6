import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../support/documents';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { addLicence } from '../../support/licences';
import { assign, column, companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

let host: TestHost;
let staff: Person;
let vendor: Person;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  staff = await signIn(host, 'supervisor');
  vendor = await signIn(host, 'vendor_manager');
});
afterAll(() => close());

const why = ({ status, body }: Reply): unknown[] => [status, body.errors];
/** V01 holds such licences and no others, each shown by its document. */
const holds = async (...licences: object[]): Promise<void> => {
  const compliance = [];
  for (const one of licences) compliance.push({ ...one, documentId: await addLicence(host, 'V01') });
  const { status } = await staff.call('PATCH', '/company/', { _id: companyId('V01'), compliance });
  expect(status).toBe(200);
};
const appointment = { type: 'bailiff_appointment', number: 'B-1', state: 'ON', expiresOn: '2030-12-31' };
const asked = (fileId: string) => staff.call('GET', `/companyAssignment/${fileId}`);

describe('a file is proposed to nobody who may not seize where it is', () => {
  test('nor is it where the licence is another province’s, and the answer says which', async () => {
    const fileId = await placeFile(staff);
    expect(why(await assign(staff, fileId, 'V02'))).toEqual([
      422,
      {
        companyId:
          'Demo bailiff Montréal 2 holds no valid licence for ON: its “Bailiff appointment” is for QC. The file cannot go out to it.',
      },
    ]);
    expect(column(await asked(fileId), 'companyId')).toEqual([]);
  });

  test('as the second company on it as little as the first', async () => {
    const fileId = await placeFile(staff);
    expect((await assign(staff, fileId, 'V01')).status).toBe(201);
    const second = await assign(staff, fileId, 'V02', { role: 'secondary' });
    expect([second.status, Object.keys(second.body.errors ?? {})]).toEqual([422, ['companyId']]);
    expect(column(await asked(fileId), 'companyId')).toEqual([companyId('V01')]);
  });

  test('again as little as at first: a licence that ended since is not there any more', async () => {
    const fileId = await placeFile(staff);
    await holds(appointment);
    await assign(staff, fileId, 'V01');
    await staff.call('DELETE', '/companyAssignment/', {
      fileId,
      companyId: companyId('V01'),
      reason: 'Late',
    });
    await holds();
    expect(why(await assign(staff, fileId, 'V01'))).toEqual([
      422,
      {
        companyId:
          'Demo bailiff Toronto 1 holds no valid licence for ON (Bailiff appointment): the file cannot go out to it.',
      },
    ]);
    await holds(appointment);
    expect((await assign(staff, fileId, 'V01')).status).toBe(201);
  });

  test('and not by a licence of another activity', async () => {
    await holds(appointment, { ...appointment, state: 'AB' });
    const fileId = await placeFile(staff, { state: 'AB' });
    expect(why(await assign(staff, fileId, 'V01'))).toEqual([
      422,
      {
        companyId:
          'Demo bailiff Toronto 1 holds no valid licence for AB (Civil enforcement agreement): the file cannot go out to it.',
      },
    ]);
    await holds(appointment);
  });

  test('while what takes nothing, and who seizes nothing, need none', async () => {
    const surrendered = await placeFile(staff, { assignmentType: 'voluntary_surrender' });
    expect((await assign(staff, surrendered, 'V02')).status).toBe(201);
    const fileId = await placeFile(staff);
    expect((await assign(staff, fileId, 'V12')).status).toBe(201);
    // No law of the kind is established in New Brunswick.
    const elsewhere = await placeFile(staff, { state: 'NB' });
    expect((await assign(staff, elsewhere, 'V02')).status).toBe(201);
  });

  test('but where a supervisor answers for it with a document, it may be proposed', async () => {
    const fileId = await placeFile(staff);
    const { body } = await upload(host, staff, fileId, { documentType: 'correspondence' });
    const override = {
      fileId,
      gate: 'licensed_vendor',
      documentId: body._id,
      reason: 'The registrar confirmed the appointment by letter.',
    };
    expect((await staff.call('POST', '/desk/file/overrideGate', override)).status).toBe(200);
    expect((await assign(staff, fileId, 'V02')).status).toBe(201);
  });
});

describe('a file that was proposed is accepted by nobody who may not seize where it is', () => {
  const accept = (made: Reply, values: object = { status: 'accepted' }) =>
    vendor.call('POST', '/companyAssignment/', { _id: made.body._id, ...values });

  test('because the licence ended meanwhile', async () => {
    await holds({ ...appointment, expiresOn: '2026-11-20' });
    const fileId = await placeFile(staff);
    const made = await assign(staff, fileId, 'V01');
    expect(made.status).toBe(201);
    host.passes(24 * 3600);
    [staff, vendor] = [await signIn(host, 'supervisor'), await signIn(host, 'vendor_manager')];
    expect(why(await accept(made))).toEqual([
      422,
      {
        status:
          'Demo bailiff Toronto 1 holds no valid licence for ON: its “Bailiff appointment” ended on 2026-11-20. The file cannot go out to it.',
      },
    ]);
    expect((await vendor.call('GET', `/file/${fileId}`)).status).toBe(404);
    expect((await accept(made, { status: 'declined', declineReason: 'other' })).status).toBe(200);
  });
});
