import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionHeader } from '#contract/session';
import { sweep } from '#server/sweep';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { jpeg, pdf, png } from '../support/document-bytes';
import { keptIn, openDocuments, upload } from '../support/documents';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close, supervisor, fileId } = await openDocuments());
});
afterAll(() => close());

describe('an upload', () => {
  it('answers the whole record, with what the bytes say of themselves', async () => {
    const bytes = pdf('whole');
    const { status, body } = await upload(
      host,
      supervisor,
      fileId,
      { documentType: 'court_order', title: 'Order', tags: '["a","b"]', expiresOn: '2027-01-31' },
      { name: 'Ordonnance d’août.pdf', bytes },
    );
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        fileIds: [fileId],
        fileName: 'Ordonnance d’août.pdf',
        documentType: 'court_order',
        originType: 'agency_upload',
        mimeType: 'application/pdf',
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        visibility: 'internal',
        postedToClient: false,
        scanStatus: 'clean',
        provider: 'sandbox',
        tags: ['a', 'b'],
        uploadedByCompanyId: companyId('NLR'),
        version: 1,
      }),
    ]);
    expect(keptIn(host)).toContain(String(body._id));
    const { body: history } = await supervisor.call('GET', `/history/list/${fileId}?type=document_added`);
    expect(JSON.stringify(history)).toContain('Ordonnance d’août.pdf');
  });

  it('takes several files as a repeated field or as a list, and none twice', async () => {
    const other = await placeFile(supervisor);
    const { status, body } = await upload(host, supervisor, fileId, {
      fileIds: JSON.stringify([fileId, other, fileId]),
    });
    expect([status, body.fileIds]).toEqual([201, [fileId, other]]);
  });

  it.each([
    ['a page that calls itself a photo', 'photo.jpg', '<html><script>alert(1)</script>'],
    ['a drawing that can act', 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', 'page.html', '<!doctype html>'],
    ['a program behind a second ending', 'document.pdf.exe', pdf()],
    ['a photo that is called a document', 'photo.pdf', png()],
    [
      'a photo that is also a page',
      'photo.jpg',
      Buffer.concat([jpeg(), Buffer.from('<html><script>x</script>')]),
    ],
    [
      'a photo that is also an archive',
      'photo.png',
      Buffer.concat([png(), Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
    ],
    ['a photo that is also a document', 'photo.png', Buffer.concat([png(), pdf()])],
    ['a page within the words of a photo', 'photo.png', png('<script>alert(1)</script>')],
    [
      'a document that is also an archive',
      'document.pdf',
      Buffer.concat([pdf(), Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
    ],
    ['a document whose end is missing', 'document.pdf', pdf().subarray(0, 60)],
    ['a document that begins later', 'document.pdf', Buffer.concat([Buffer.from('<html>'), pdf()])],
    ['half a photo', 'photo.jpg', jpeg().subarray(0, 420)],
    ['an archive that is no workbook', 'sheet.xlsx', Buffer.from('PK\x03\x04'.padEnd(60, '\0'), 'latin1')],
    ['a table that is markup', 'table.csv', '<table><tr><td>1</td></tr></table>'],
    ['a table with a nought in it', 'table.csv', 'a,b\n1,\0\n'],
    ['a letter without a head', 'letter.eml', 'Hello'],
    ['nothing at all', 'document.pdf', ''],
    ['a nought within the name', 'document.exe\0.pdf.js', pdf()],
  ])('refuses %s and keeps nothing of it', async (_, name, bytes) => {
    const before = keptIn(host);
    const { status, body } = await upload(host, supervisor, fileId, {}, { name, bytes });
    expect([status, body.code]).toEqual([415, 'WRONG_TYPE']);
    expect(keptIn(host)).toEqual(before);
  });

  it.each([
    ['photo.JPG', jpeg(), 'image/jpeg'],
    ['photo.png', png(), 'image/png'],
    ['table.csv', 'account,amount\n1,2\n', 'text/csv'],
    ['letter.eml', 'From: a@b.example\r\nSubject: x\r\n\r\nHello <html>', 'message/rfc822'],
    ['clip.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), 'video/mp4'],
    ['scan.tif', Buffer.from('49492a0008000000000000000000', 'hex'), 'image/tiff'],
  ])('takes %s', async (name, bytes, mimeType) => {
    const { status, body } = await upload(host, supervisor, fileId, {}, { name, bytes });
    expect([status, body.mimeType]).toEqual([201, mimeType]);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\x.pdf', 'x.pdf'],
    ['a\u202Egpj.fdp.pdf', 'agpj.fdp.pdf'],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(146)}.pdf`],
    ['  <name>|*?.pdf ', 'name.pdf'],
  ])('shows the name %j as %j', async (name, shown) => {
    const { status, body } = await upload(host, supervisor, fileId, {}, { name, bytes: pdf() });
    expect([status, body.fileName]).toEqual([201, shown]);
  });

  it('takes a document of more than 25 MB, and no photo of that size', async () => {
    const filler = Buffer.alloc(26 * 1_048_576, 0x20);
    const photo = Buffer.concat([png().subarray(0, 33), filler]);
    const large = await upload(host, supervisor, fileId, {}, { name: 'large.png', bytes: photo });
    expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE']);
    const document = Buffer.concat([pdf().subarray(0, 20), filler, pdf().subarray(20)]);
    expect((await upload(host, supervisor, fileId, {}, { name: 'large.pdf', bytes: document })).status).toBe(
      201,
    );
  });

  it('names every field that it does not take', async () => {
    const wrong = [
      [{ fileIds: '' }, 422, 'fileIds'],
      [{ documentType: 'nonsense' }, 422, 'documentType'],
      [{ nonsense: '1' }, 400, 'nonsense'],
      [{ sha256: '00' }, 403, 'sha256'],
      [{ visibility: 'everybody' }, 422, 'visibility'],
      [{ expiresOn: 'soon' }, 422, 'expiresOn'],
      [{ fileIds: companyId('LNA') }, 422, 'fileIds[0]'],
    ] as const;
    const before = keptIn(host);
    for (const [values, expected, field] of wrong) {
      const { status, body } = await upload(host, supervisor, fileId, values);
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(values)).toEqual([expected, [field]]);
    }
    expect(keptIn(host)).toEqual(before);
  });

  it('goes to files of one client only', async () => {
    const other = await placeFile(supervisor, { clientId: companyId('LNB') });
    const { status, body } = await upload(host, supervisor, fileId, {
      fileIds: JSON.stringify([fileId, other]),
    });
    expect([status, body.errors]).toEqual([
      422,
      { fileIds: 'Files of different clients do not share a record.' },
    ]);
  });

  it('sent twice with one key is filed once', async () => {
    const form = new FormData();
    form.append('fileIds', fileId);
    form.append('documentType', 'other');
    form.append('file', new Blob([new Uint8Array(pdf('twice'))]), 'twice.pdf');
    const request = new Request('http://host/', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = {
      [sessionHeader]: supervisor.sessionId,
      'content-type': request.headers.get('content-type') ?? '',
      'idempotency-key': 'the-same-document',
    };
    const ids: string[] = [];
    const before = keptIn(host).length;
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await host.server.inject({
        method: 'POST',
        url: '/api/document/',
        cookies: supervisor.cookies,
        headers,
        payload,
      });
      ids.push(answer.json<{ _id: string }>()._id);
    }
    expect(ids[0]).toBe(ids[1]);
    expect(keptIn(host).length).toBe(before + 1);
  });

  it('that is cut off in the middle leaves nothing that anyone sees, and nothing once the house is swept', async () => {
    const own = await startHost();
    const person = await signIn(own, 'supervisor');
    const file = await placeFile(person);
    await own.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = own.server.server.address() as AddressInfo;
    const cookies = Object.entries(person.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST /api/document/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookies}\r\n${sessionHeader}: ${person.sessionId}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n' +
        `--x\r\nContent-Disposition: form-data; name="fileIds"\r\n\r\n${file}\r\n--x\r\n` +
        'Content-Disposition: form-data; name="file"; filename="half.pdf"\r\n\r\n',
    );
    socket.write(pdf());
    socket.write(Buffer.alloc(500_000, 0x20));
    await expect.poll(() => keptIn(own).length).toBe(1);
    expect(keptIn(own)[0]).toMatch(/\.part$/);
    socket.destroy();
    await expect.poll(() => keptIn(own)).toEqual([]);
    const { rows } = await sql`select from document where ${file}::uuid = any("fileIds")`.execute(own.app.db);
    expect(rows).toEqual([]);
    // What a power cut leaves is of no record, and goes once it is too old to be an upload.
    await own.app.storage.write('01930000-0000-7000-8000-00000000000a', pdf());
    const old = path.join(own.dataDir, 'documents', '0a', '01930000-0000-7000-8000-00000000000a');
    utimesSync(old, new Date('2026-01-01'), new Date('2026-01-01'));
    await sweep(own.app);
    expect(keptIn(own)).toEqual([]);
  });
});
