import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { addCertificate, addLicence } from '../support/licences';
import { assign, companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';

let host: TestHost;
let staff: Person;
let close: () => Promise<void>;
let fileId: string;

beforeAll(async () => {
  ({ host, close } = await openHost());
  staff = await signIn(host, 'supervisor');
  fileId = await placeFile(staff);
});
afterAll(() => close());

const writes = (compliance: readonly object[], by: Person = staff, code = 'V02'): Promise<Reply> =>
  by.call('PATCH', '/company/', { _id: companyId(code), compliance });
const why = ({ status, body }: Reply): unknown[] => [status, body.errors];
const appointment = { type: 'bailiff_appointment', number: 'ON-7', state: 'ON', expiresOn: '2030-12-31' };
const insurance = { type: 'liability_insurance', number: 'P-1', expiresOn: '2030-12-31' };
const document = 'compliance[0].documentId';
const name = 'Demo bailiff Montréal 2';

/** Whether the company is offered for a file as one that may seize there. */
async function isLicensed(asked: string): Promise<boolean | undefined> {
  const { body } = await staff.call('GET', `/desk/companyAssignment/candidates?fileId=${asked}`);
  const rows = body.data as unknown as { companyId: string; licensed: boolean }[];
  return rows.find((row) => row.companyId === companyId('V02'))?.licensed;
}

describe('a licence to seize', () => {
  test('is not written down without its document; one that was before lets nobody seize until that is shown', async () => {
    expect(why(await writes([appointment]))).toEqual([
      422,
      { [document]: 'Bailiff appointment: add the document that shows it.' },
    ]);
    await sql`update company set compliance = ${JSON.stringify([appointment])}::jsonb
      where _id = ${companyId('V02')}::uuid`.execute(host.app.db);
    expect(why(await assign(staff, fileId, 'V02'))).toEqual([
      422,
      {
        companyId: `No document shows, whole and as it came, the licence that ${name} holds for ON (Bailiff appointment): the file cannot go out to it.`,
      },
    ]);
    const shown = { ...appointment, documentId: await addLicence(host, 'V02') };
    expect((await writes([shown])).status).toBe(200);
    expect((await assign(staff, fileId, 'V02')).status).toBe(201);
  });

  test('is shown anew when it changes, and left alone when others do', async () => {
    const shown = { ...appointment, documentId: await addLicence(host, 'V02') };
    await writes([shown]);
    const already =
      'This document shows a licence as it was written down already. Any other, and one that changed, is shown by a document of its own.';
    expect(why(await writes([{ ...shown, expiresOn: '2035-12-31' }]))).toEqual([
      422,
      { [document]: already },
    ]);
    expect(why(await writes([{ ...shown, state: 'MB' }, shown]))).toEqual([422, { [document]: already }]);
    expect(why(await writes([shown], staff, 'V03'))).toEqual([422, { [document]: already }]);
    const insured = { ...insurance, documentId: await addCertificate(host, 'V02') };
    expect((await writes([insured, shown])).status).toBe(200);
    const renewed = { ...shown, expiresOn: '2035-12-31', documentId: await addLicence(host, 'V02') };
    expect((await writes([renewed])).status).toBe(200);
  });

  test('and an insurance that ended are neither renewed nor taken away by who they keep from being sent out', async () => {
    const partner = await signIn(host, 'partner');
    const certificate = () => addCertificate(host, 'PAR');
    const ended = { ...insurance, expiresOn: '2026-11-01', documentId: await certificate() };
    const renewed = { ...insurance, documentId: await certificate() };
    const { compliance: held } = (await staff.call('GET', `/company/${companyId('PAR')}`)).body;
    const before = held as unknown as object[];
    expect((await writes([...before, ended], staff, 'PAR')).body.assignmentBlocked).toBe(true);
    for (const tried of [[...before, renewed], before, null])
      expect(
        (await partner.call('PATCH', '/company/', { _id: companyId('PAR'), compliance: tried })).status,
      ).toBe(403);
    const more = await writes([...before, ended, { ...renewed, number: 'P-2' }], partner, 'PAR');
    expect([more.status, more.body.assignmentBlocked]).toEqual([200, true]);
    expect(
      (await writes([...before, { ...renewed, documentId: await certificate() }], staff, 'PAR')).body
        .assignmentBlocked,
    ).toBe(false);
  });

  test('is shown by a licence that came in clean and is whole, and by nothing else', async () => {
    const shownBy = async (values: object) =>
      why(await writes([{ ...appointment, documentId: await addLicence(host, 'V02', values) }]));
    expect(await shownBy({ documentType: 'correspondence' })).toEqual([
      422,
      { [document]: 'A document of the kind “correspondence” does not prove it.' },
    ]);
    for (const values of [{ scanStatus: 'infected' }, { bytesFault: 'altered' }, { deletedAt: '2026-11-02' }])
      expect(await shownBy(values), JSON.stringify(values)).toEqual([
        422,
        { [document]: expect.any(String) },
      ]);
    expect(await shownBy({})).toEqual([200, undefined]);
  });

  test('is written down by nobody who is sent out with it', async () => {
    const partner = await signIn(host, 'partner');
    const { compliance } = (await partner.call('GET', `/company/${companyId('PAR')}`)).body;
    const held = compliance as unknown as { type: string; number: string }[];
    const renumbered = held.map((one) => ({ ...one, number: `${one.number}-2` }));
    expect((await writes(renumbered, partner, 'PAR')).status).toBe(403);
    expect(
      (await writes([...held, { ...appointment, documentId: await addLicence(host, 'PAR') }], partner, 'PAR'))
        .status,
    ).toBe(403);
    const insured = { ...insurance, documentId: await addCertificate(host, 'PAR') };
    expect((await writes([...held, insured], partner, 'PAR')).status).toBe(200);
  });

  test('seizes nothing while its document is damaged or gone, and is not offered', async () => {
    const documentId = await addLicence(host, 'V02');
    await writes([{ ...appointment, documentId }]);
    const asked = await placeFile(staff);
    const notShown = `No document shows, whole and as it came, the licence that ${name} holds for ON (Bailiff appointment): the file cannot go out to it.`;
    const document = (change: RawBuilder<unknown>) =>
      sql`update document set ${change} where _id = ${documentId}::uuid`.execute(host.app.db);
    const damages = [sql`"bytesFault" = 'lost'`, sql`"bytesFault" = null, "deletedAt" = now()`];
    const whole = sql`"bytesFault" = null, "deletedAt" = null`;
    for (const damage of damages) {
      await document(damage);
      expect(await isLicensed(asked)).toBe(false);
      expect(why(await assign(staff, asked, 'V02'))).toEqual([422, { companyId: notShown }]);
    }
    await document(whole);
    expect(await isLicensed(asked)).toBe(true);
    expect((await assign(staff, asked, 'V02')).status).toBe(201);
    const isShut = async (change: RawBuilder<unknown>) => {
      await document(change);
      await sql`update file set stage = 'assignment', status = 'ready_to_assign' where _id = ${asked}::uuid`.execute(
        host.app.db,
      );
      const { body } = await staff.call('PATCH', '/file/', { _id: asked, status: 'vendor_assigned' });
      return 'licensed_vendor' in ((body.errors ?? {}) as object);
    };
    for (const damage of damages) expect(await isShut(damage)).toBe(true);
    expect(await isShut(whole)).toBe(false);
  });

  test('keeps its document from being thrown away or called another', async () => {
    const documentId = await addLicence(host, 'V02');
    await writes([{ ...appointment, documentId }]);
    expect((await staff.call('DELETE', `/document/${documentId}`)).status).toBe(409);
    const relabelled = { _id: documentId, documentType: 'insurance_certificate' };
    expect((await staff.call('PATCH', '/document/', relabelled)).status).toBe(409);
    await writes([]);
    expect((await staff.call('PATCH', '/document/', relabelled)).status).toBe(200);
  });
});
