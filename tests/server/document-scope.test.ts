import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { license } from '../support/licences';
import { column, engage, placeFile, userId } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { pdf } from '../support/document-bytes';
import { addressOf, open, upload } from '../support/documents';

let host: TestHost;
let close: () => Promise<void>;
const people: Record<string, Person> = {};
let fileId: string;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const who = [
    'supervisor',
    'file_manager',
    'accountant',
    'lender_user',
    'lender_supervisor',
    'lender_b',
    'vendor_manager',
    'vendor_b',
  ];
  for (const one of who) people[one] = await signIn(host, one);
  fileId = await placeFile(person('supervisor'));
  await engage(person('supervisor'), fileId, 'V01', person('vendor_manager'));
  await license(host, 'V02', 'ON');
  await engage(person('supervisor'), fileId, 'V02', person('vendor_b'));
});
afterAll(() => close());

const person = (who: string): Person => people[who] as Person;

async function add(who: string, values: Record<string, string> = {}): Promise<string> {
  const { status, body } = await upload(host, person(who), fileId, values);
  if (status !== 201) throw new Error(`${who}: ${status} ${JSON.stringify(body)}`);
  return String(body._id);
}

/** Of some people, those who have a document in the list of its file and are shown it. */
async function readers(id: string, who: readonly string[]): Promise<string[]> {
  const seeing: string[] = [];
  for (const one of who) {
    const list = await person(one).call('GET', `/document/list?fileIds=${fileId}`);
    const shown = await person(one).call('GET', `/document/${id}`);
    const listed = list.status === 200 && column(list, '_id').includes(id);
    expect(listed, `${one} in the list and by itself`).toBe(shown.status === 200);
    if (listed) seeing.push(one);
  }
  return seeing;
}
const all = [
  'supervisor',
  'accountant',
  'lender_user',
  'lender_supervisor',
  'lender_b',
  'vendor_manager',
  'vendor_b',
];
const agency = ['supervisor', 'accountant'];
const client = ['lender_user', 'lender_supervisor'];

describe('a document', () => {
  it.each([
    ['supervisor', { visibility: 'internal' }, agency],
    ['supervisor', { visibility: 'client' }, [...agency, ...client]],
    ['supervisor', { visibility: 'vendor' }, [...agency, 'vendor_manager', 'vendor_b']],
    ['supervisor', { visibility: 'client_and_vendor' }, [...agency, ...client, 'vendor_manager', 'vendor_b']],
    ['supervisor', { visibility: 'client_and_vendor', documentType: 'vendor_invoice' }, agency],
    ['lender_user', {}, [...agency, ...client]],
    ['vendor_manager', {}, [...agency, 'vendor_manager']],
    ['vendor_b', { documentType: 'vendor_invoice' }, [...agency, 'vendor_b']],
  ])('of %s with %j is for %j', async (who, values, seeing) => {
    expect(await readers(await add(who, values), all)).toEqual(seeing);
  });

  it('is shown only to those to whom its side may show it', async () => {
    const wrong = [
      ['lender_user', 'internal'],
      ['lender_user', 'vendor'],
      ['vendor_manager', 'client'],
    ] as const;
    for (const [who, visibility] of wrong) {
      const { status, body } = await upload(host, person(who), fileId, { visibility });
      expect([status, Object.keys(body.errors ?? {})], `${who} ${visibility}`).toEqual([403, ['visibility']]);
    }
  });

  it('of two files is for those who reach both', async () => {
    const other = await placeFile(person('supervisor'));
    await engage(person('supervisor'), other, 'V02', person('vendor_b'));
    const id = await add('supervisor', {
      fileIds: JSON.stringify([fileId, other]),
      visibility: 'vendor',
    });
    expect(await readers(id, ['vendor_manager', 'vendor_b'])).toEqual(['vendor_b']);
  });

  it('is relabelled by a vendor where it is its own, and in what it says alone', async () => {
    const own = await add('vendor_manager');
    const theirs = await add('supervisor', { visibility: 'vendor' });
    const change = (body: object) => person('vendor_manager').call('PATCH', '/document/', body);
    expect((await change({ _id: own, documentType: 'tow_slip', title: 'Slip' })).body).toMatchObject({
      title: 'Slip',
      version: 2,
    });
    expect((await change({ _id: own, visibility: 'vendor' })).body.errors).toEqual({
      visibility: 'not yours to set',
    });
    expect((await change({ _id: theirs, title: 'taken' })).status).toBe(403);
    expect((await person('accountant').call('PATCH', '/document/', { _id: own, title: 'x' })).status).toBe(
      403,
    );
  });

  it('is posted to the client once, who is told, and taken back by showing it to others alone', async () => {
    const id = await add('supervisor', { visibility: 'vendor' });
    host.news.length = 0;
    const posted = await person('supervisor').call('PATCH', `/document/post-to-client/${id}`, {});
    expect(posted.body).toMatchObject({
      visibility: 'client_and_vendor',
      postedToClient: true,
      postedToClientAt: '2026-11-20T15:00:00.000Z',
    });
    expect(host.news).toContainEqual({ to: 'user', userId: userId('lender_user'), section: 'notesCount' });
    expect(host.news).not.toContainEqual({ to: 'user', userId: userId('lender_b'), section: 'notesCount' });
    expect(await readers(id, ['lender_user', 'vendor_manager'])).toEqual(['lender_user', 'vendor_manager']);
    expect((await person('supervisor').call('PATCH', `/document/post-to-client/${id}`, {})).status).toBe(409);
    const history = await person('lender_user').call(
      'GET',
      `/history/list/${fileId}?type=document_posted_to_client`,
    );
    expect(column(history, 'entityId')).toContain(id);
    const back = await person('supervisor').call('PATCH', '/document/', { _id: id, visibility: 'internal' });
    expect(back.body).toMatchObject({ postedToClient: false, postedToClientAt: null });
    expect(await readers(id, ['lender_user', 'vendor_manager'])).toEqual([]);
  });

  it('that a vendor bills is never posted', async () => {
    const id = await add('vendor_manager', { documentType: 'vendor_invoice' });
    expect((await person('supervisor').call('PATCH', `/document/post-to-client/${id}`, {})).status).toBe(409);
  });

  it('is deleted by who may, with the reason in the history, and not where the law asks for it', async () => {
    const id = await add('supervisor');
    expect((await person('file_manager').call('DELETE', `/document/${id}`)).status).toBe(403);
    const gone = await person('supervisor').call('DELETE', `/document/${id}`, { reason: 'Filed twice' });
    expect(gone.status).toBe(200);
    expect((await person('supervisor').call('GET', `/document/${id}`)).status).toBe(404);
    const history = await person('supervisor').call('GET', `/history/list/${fileId}?type=document_deleted`);
    expect(column(history, 'message')).toContain('The document document.pdf was deleted: Filed twice');
    const proof = await add('supervisor', { isStatutoryProof: 'true' });
    expect((await person('supervisor').call('DELETE', `/document/${proof}`, { reason: 'x' })).status).toBe(
      403,
    );
  });
});

describe('a signed address', () => {
  it('opens the document it was made for, with headers that let it do nothing else', async () => {
    const id = await add('supervisor');
    const shown = await open(host, person('supervisor'), await addressOf(person('supervisor'), id));
    expect([shown.status, shown.bytes.equals(pdf())]).toEqual([200, true]);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="document.pdf"; filename*=UTF-8''document.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const saved = await open(
      host,
      person('supervisor'),
      await addressOf(person('supervisor'), id, 'download'),
    );
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
    const history = await person('supervisor').call('GET', `/history/list/${fileId}`);
    const told = (history.body.data as unknown as { entityId: string; type: string }[]).filter(
      ({ entityId }) => entityId === id,
    );
    expect(told.map(({ type }) => type).sort()).toEqual([
      'document_added',
      'document_downloaded',
      'document_viewed',
    ]);
  });

  it('shows only documents and pictures in place, and saves everything else', async () => {
    const { body } = await upload(host, person('supervisor'), fileId, {}, { name: 'a.csv', bytes: 'a,b\n' });
    const { headers } = await open(
      host,
      person('supervisor'),
      await addressOf(person('supervisor'), String(body._id)),
    );
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/octet-stream',
      expect.stringMatching(/^attachment/),
    ]);
    expect(String(headers['content-security-policy'])).toContain('sandbox');
  });

  it('opens nothing in another session, without a session, once it is changed, or two minutes later', async () => {
    const id = await add('supervisor', { visibility: 'client' });
    const url = await addressOf(person('supervisor'), id);
    expect((await open(host, person('accountant'), url)).status).toBe(401);
    expect((await open(host, { cookies: {} }, url)).status).toBe(401);
    const again = await signIn(host, 'supervisor');
    expect((await open(host, again, url)).status).toBe(401);
    const token = url.split('/').at(-1) ?? '';
    const [document = '', kind = '', session = '', ends = '', mark = ''] = token.split('.');
    const turned = [
      [document.replace(/.$/, (last) => (last === '0' ? '1' : '0')), kind, session, ends, mark],
      [document, 'd', session, ends, mark],
      [document, kind, again.sessionId, ends, mark],
      [document, kind, session, ends.replace(/.$/, 'z'), mark],
      [document, kind, session, ends, mark.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
      ['x', 'y'],
    ];
    for (const parts of turned)
      expect((await open(host, person('supervisor'), url.replace(token, parts.join('.')))).status).toBe(404);
    expect((await open(host, person('supervisor'), url)).status).toBe(200);
    host.passes(121);
    expect((await open(host, person('supervisor'), url)).status).toBe(404);
  });

  it('opens nothing once the document is no longer the reader’s', async () => {
    const id = await add('supervisor', { visibility: 'client' });
    const url = await addressOf(person('lender_user'), id);
    await person('supervisor').call('PATCH', '/document/', { _id: id, visibility: 'internal' });
    expect((await open(host, person('lender_user'), url)).status).toBe(404);
  });
});
