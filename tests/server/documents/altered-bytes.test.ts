import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import { placeFile } from '../../support/network';
import { pdf } from '../../support/document-bytes';
import { addressOf, open, openDocuments, upload } from '../../support/documents';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import type { TestHost } from '../../support/host';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let administrator: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close, supervisor, fileId } = await openDocuments());
  administrator = await signIn(host, 'administrator');
});
afterAll(() => close());

const sentence =
  'The bytes of notice.pdf no longer agree with the fingerprint that was kept when it came in. It has been altered and is not handed out.';

async function told(on = fileId): Promise<number> {
  const { body } = await administrator.call('GET', `/reminder/list?fileId=${on}`);
  return JSON.stringify(body).split(sentence).length - 1;
}

describe('a document whose bytes were altered where they lie', () => {
  it('is handed out to nobody, and the administrators are told once', async () => {
    const bytes = pdf('as it came');
    const { body } = await upload(host, supervisor, fileId, {}, { name: 'notice.pdf', bytes });
    const id = String(body._id);
    const before = await open(host, supervisor, await addressOf(supervisor, id));
    expect([before.status, before.bytes.equals(bytes)]).toEqual([200, true]);
    expect(await told()).toBe(0);

    appendFileSync(path.join(host.dataDir, 'documents', id.slice(-2), id), '% one word more');
    for (const way of ['view', 'download']) {
      const { status, bytes: answer } = await open(host, supervisor, await addressOf(supervisor, id, way));
      expect([status, JSON.parse(answer.toString())]).toEqual([500, { code: 'FAILED', message: sentence }]);
    }
    expect(await told()).toBe(1);
    const history = await administrator.call('GET', `/history/list/${fileId}`);
    expect(JSON.stringify(history.body)).toContain(sentence);
  });

  it('is found by the sweep before anybody asks for it, and told once however often it sweeps', async () => {
    const other = await placeFile(supervisor);
    const { body } = await upload(host, supervisor, other, {}, { name: 'notice.pdf', bytes: pdf('quiet') });
    const id = String(body._id);
    await sweep(host.app);
    expect(await told(other)).toBe(0);
    appendFileSync(path.join(host.dataDir, 'documents', id.slice(-2), id), '% one word more');
    await sweep(host.app);
    await sweep(host.app);
    expect(await told(other)).toBe(1);
  });
});
