import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../support/document-bytes';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { sendForm } from '../support/job';
import { addCertificate } from '../support/licences';
import { assign, companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';

let host: TestHost;
let staff: Person;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  staff = await signIn(host, 'supervisor');
});
afterAll(() => close());

const why = ({ status, body }: Reply): unknown[] => [status, body.errors];
const write = (compliance: unknown, by: Person = staff, code = 'V01'): Promise<Reply> =>
  by.call('PATCH', '/company/', { _id: companyId(code), compliance });
const insurance = { type: 'liability_insurance', number: 'L-1', expiresOn: '2030-12-31' };

const sent = (by: Person, values: Readonly<Record<string, string>>): Promise<Reply> =>
  sendForm(
    host,
    by,
    '/document/',
    { documentType: 'insurance_certificate', ...values },
    { name: 'cover.pdf', bytes: pdf() },
  );

test('a company keeps the document of its insurance itself, on no file, and it is read by its people and by the agency', async () => {
  const kept = await sent(staff, { companyId: companyId('V01') });
  expect(kept).toMatchObject({ status: 201, body: { companyId: companyId('V01'), fileIds: [] } });
  const id = String(kept.body._id);
  expect((await write([{ ...insurance, documentId: id }])).status).toBe(200);
  const reads = async (who: string): Promise<number> =>
    (await (await signIn(host, who)).call('GET', `/document/${id}`)).status;
  expect(await reads('vendor_manager')).toBe(200);
  for (const who of ['lender_user', 'vendor_b', 'partner']) expect(await reads(who), who).not.toBe(200);
  const listed = await staff.call('GET', `/desk/document/list?companyId=${companyId('V01')}`);
  const rows = listed.body.data as unknown as { _id: string; companyId: string }[];
  expect(rows.map(({ _id }) => _id)).toContain(id);
  expect(new Set(rows.map((row) => row.companyId))).toEqual(new Set([companyId('V01')]));
});

test('a vendor brings the document of its own company, and of no other', async () => {
  await placeFile(staff);
  const vendor = await signIn(host, 'vendor_manager');
  expect((await sent(vendor, { companyId: companyId('V01') })).status).toBe(201);
  expect(why(await sent(vendor, { companyId: companyId('V02') }))[0]).toBe(422);
  expect(why(await sent(await signIn(host, 'lender_user'), { companyId: companyId('NLR') }))).toEqual([
    403,
    { companyId: expect.any(String) },
  ]);
});

test('what a document is about is either files or a company, and of a company it shows a licence or an insurance', async () => {
  const fileId = await placeFile(staff);
  expect(why(await sent(staff, { companyId: companyId('V01'), fileIds: fileId }))).toEqual([
    422,
    { companyId: 'A document is about files, or it is about a company.' },
  ]);
  expect(why(await sent(staff, {}))).toEqual([422, { fileIds: 'fileIds is a required field' }]);
  expect(why(await sent(staff, { companyId: companyId('V01'), documentType: 'court_order' }))).toEqual([
    422,
    { documentType: expect.any(String) },
  ]);
  const kept = await sent(staff, { companyId: companyId('V01') });
  const relabelled = await staff.call('PATCH', '/document/', {
    _id: kept.body._id,
    documentType: 'court_order',
  });
  expect(why(relabelled)).toEqual([422, { documentType: expect.any(String) }]);
  expect((await staff.call('PATCH', `/document/post-to-client/${String(kept.body._id)}`)).status).not.toBe(
    200,
  );
});

test('an insurance that ended opens nothing by a date that is typed, nor by being taken away', async () => {
  const fileId = await placeFile(staff);
  const ended = { ...insurance, expiresOn: '2026-11-19', documentId: await addCertificate(host, 'V03') };
  expect((await write([ended], staff, 'V03')).body.assignmentBlocked).toBe(true);
  const needed = { 'compliance[0].documentId': expect.any(String) };
  expect(why(await write([{ ...ended, expiresOn: '2031-01-01' }], staff, 'V03'))).toEqual([422, needed]);
  const { documentId: _, ...bare } = ended;
  expect(why(await write([{ ...bare, expiresOn: '2031-01-01' }], staff, 'V03'))).toEqual([422, needed]);
  for (const none of [[], null])
    expect(why(await write(none, staff, 'V03'))).toEqual([
      422,
      {
        compliance:
          'What ended (Liability insurance) is renewed with the document that shows it. An administrator may take it away.',
      },
    ]);
  expect((await assign(staff, fileId, 'V03')).status).toBe(422);
  const renewed = { ...insurance, documentId: await addCertificate(host, 'V03') };
  expect((await write([renewed], staff, 'V03')).body.assignmentBlocked).toBe(false);
  const administrator = await signIn(host, 'administrator');
  await write([ended], staff, 'V03');
  expect((await write([], administrator, 'V03')).body.assignmentBlocked).toBe(false);
});

test('an insurance is shown by a certificate that lies with its own company', async () => {
  const field = 'compliance[0].documentId';
  const shownBy = async (documentId: string) =>
    why(await write([{ ...insurance, number: 'L-2', documentId }]));
  expect(await shownBy(await addCertificate(host, 'V02'))).toEqual([
    422,
    { [field]: 'Name a document of this company.' },
  ]);
  expect(await shownBy(await addCertificate(host, 'V01', { documentType: 'vendor_licence' }))).toEqual([
    422,
    { [field]: 'A document of the kind “vendor_licence” does not prove it.' },
  ]);
  expect(await shownBy(await addCertificate(host, 'V01', { bytesFault: 'lost' }))).toEqual([
    422,
    { [field]: expect.any(String) },
  ]);
  expect(await shownBy(await addCertificate(host, 'V01'))).toEqual([200, undefined]);
});
