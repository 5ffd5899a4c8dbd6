import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { share } from '../../support/shared-file';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { companyId } from '../../support/network';
import { addressOf, open } from '../../support/documents';
import { told } from '../../support/paying';
import { readPdf } from '../../support/read-pdf';
import {
  charged,
  documentsOf,
  fileWithDebtor,
  generate,
  openDesk,
  proceeds,
  remitted,
} from '../../support/settling';
import type { Desk } from '../../support/settling';

let desk: Desk;
const people = new Map<string, Person>();
const as = (role: string): Person => people.get(role) as Person;
beforeAll(async () => {
  desk = await openDesk();
  for (const role of ['lender_supervisor', 'lender_user', 'vendor_manager'])
    people.set(role, await signIn(desk.host, role));
});
afterAll(() => desk.close());

const reply = { overrides: { responseBy: '2026-12-21' } };

describe('a made form', () => {
  it('is a document of its file with its history, and its bytes are the form', async () => {
    const fileId = await fileWithDebtor(desk);
    await proceeds(desk, fileId);
    const { status, body } = await generate(desk.supervisor, fileId, 'deficiency_letter', {
      ...reply,
      language: 'fr',
      serveMethod: 'registered_mail',
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const { bytes } = await open(
      desk.host,
      desk.supervisor,
      await addressOf(desk.supervisor, String(body._id)),
    );
    expect(body).toMatchObject({
      fileIds: [fileId],
      documentType: 'deficiency_letter',
      originType: 'generated_form',
      title: 'Lettre de solde résiduel',
      mimeType: 'application/pdf',
      language: 'fr',
      visibility: 'internal',
      postedToClient: false,
      scanStatus: 'clean',
      uploadedByCompanyId: companyId('NLR'),
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(String(body.fileName)).toMatch(/^Lettre de solde résiduel LNA-\d+\.pdf$/);
    expect(body.relatedPartyId).not.toBeNull();
    const text = readPdf(bytes).replace(/\s+/g, '');
    for (const said of ['Marie-ÈveGagnon', '12ElmSt', '21déc.2026', 'Soldedu']) expect(text).toContain(said);
    const { body: history } = await desk.supervisor.call(
      'GET',
      `/history/list/${fileId}?type=form_generated&type=document_added`,
    );
    expect(history.data).toMatchObject([
      { type: 'form_generated', message: body.fileName, entityId: body._id },
    ]);
    const { body: theirs } = await as('lender_user').call(
      'GET',
      `/history/list/${fileId}?type=form_generated`,
    );
    expect(theirs.data).toEqual([]);
  });

  it('is shown to the client once it is posted, by who may post, and to no vendor', async () => {
    const fileId = await fileWithDebtor(desk);
    await proceeds(desk, fileId);
    await share(desk.host, fileId, { companies: ['V01'] });
    await generate(desk.supervisor, fileId, 'deficiency_letter', reply);
    expect(await documentsOf(as('lender_user'), fileId)).toEqual([]);
    const posts = { ...reply, postToClient: true };
    const { body } = await generate(desk.supervisor, fileId, 'deficiency_letter', posts);
    expect(body).toMatchObject({ postedToClient: true, visibility: 'client' });
    expect(await documentsOf(as('lender_user'), fileId)).toMatchObject([{ _id: body._id }]);
    expect((await as('vendor_manager').call('GET', `/file/${fileId}`)).status).toBe(200);
    expect(await documentsOf(as('vendor_manager'), fileId)).toEqual([]);
    const own = await generate(as('lender_supervisor'), fileId, 'deficiency_letter', posts);
    expect(own.status).toBe(403);
  });

  it('of a lender is the lender’s own, in its own name, and never says what a vendor cost', async () => {
    const fileId = await fileWithDebtor(desk);
    await charged(desk, fileId);
    await proceeds(desk, fileId);
    const lender = as('lender_supervisor');
    const { status, body } = await generate(lender, fileId, 'deficiency_letter', reply);
    expect([status, body.visibility, body.uploadedByCompanyId]).toEqual([201, 'client', companyId('LNA')]);
    const { bytes } = await open(desk.host, lender, await addressOf(lender, String(body._id)));
    const text = readPdf(bytes);
    expect(text.split('\n')[0]).not.toContain('NLR');
    for (const never of ['431.17', '487.22', '777.77']) expect(text).not.toContain(never);
    expect(text.replace(/\s+/g, '')).toContain('$10,065.00');
  });

  it('is not made of a file that is closed, but a request for a discharge still is', async () => {
    const fileId = await fileWithDebtor(desk, { balanceAmount: '100.00' });
    await proceeds(desk, fileId);
    await sql`update file set closed = true, active = false, "closedDate" = now() where _id = ${fileId}::uuid`.execute(
      desk.host.app.db,
    );
    const letter = await generate(desk.supervisor, fileId, 'surplus_letter', {
      overrides: { claimBy: '2027-01-15' },
    });
    expect([letter.status, letter.body.code]).toEqual([409, 'FILE_CLOSED']);
    const request = await generate(desk.supervisor, fileId, 'lien_discharge_request', {
      overrides: { registrationNumber: '789 456 123' },
    });
    expect(request.body).toMatchObject({
      documentType: 'correspondence',
      title: 'Request to discharge a registration',
      visibility: 'client',
    });
  });

  it('is answered and not kept where that is asked, and its history says that it was made', async () => {
    const fileId = await fileWithDebtor(desk);
    await proceeds(desk, fileId);
    const { status, body } = await generate(desk.supervisor, fileId, 'deficiency_letter', {
      ...reply,
      saveAsDocument: false,
    });
    expect([status, Object.keys(body).sort()]).toEqual([200, ['fileName', 'pdf']]);
    expect(await documentsOf(desk.supervisor, fileId)).toEqual([]);
    const { body: history } = await desk.supervisor.call(
      'GET',
      `/history/list/${fileId}?type=form_generated`,
    );
    expect(history.data).toMatchObject([{ message: body.fileName }]);
    const posted = { ...reply, saveAsDocument: false, postToClient: true };
    expect(told(await generate(desk.supervisor, fileId, 'deficiency_letter', posted))).toEqual([
      422,
      'postToClient',
    ]);
  });

  it('is made once for one key, however often it is asked for', async () => {
    const fileId = await fileWithDebtor(desk);
    await proceeds(desk, fileId);
    await remitted(desk, fileId, '9000.00');
    const ask = (): Promise<Reply> =>
      desk.accountant.call(
        'POST',
        '/form/generate',
        { fileId, formType: 'proceeds_statement', language: 'en' },
        { 'idempotency-key': 'one-statement' },
      );
    const [one, other] = await Promise.all([ask(), ask()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body._id).toBe(other.body._id);
    // By now the form could not be made any more: a retry is still answered what was made.
    await sql`update file set closed = true, active = false, "closedDate" = now() where _id = ${fileId}::uuid`.execute(
      desk.host.app.db,
    );
    const late = await ask();
    expect([late.status, late.body._id]).toEqual([201, one.body._id]);
    expect(await documentsOf(desk.accountant, fileId)).toHaveLength(1);
    expect(one.body).toMatchObject({ visibility: 'client', documentType: 'proceeds_statement' });
  });
});
