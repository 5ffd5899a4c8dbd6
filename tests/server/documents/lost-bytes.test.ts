import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkKept } from '#server/documents/check-kept';
import { pdf } from '../../support/document-bytes';
import { addressOf, open, openDocuments, upload } from '../../support/documents';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let administrator: Person;
beforeAll(async () => {
  ({ host, close, supervisor } = await openDocuments());
  administrator = await signIn(host, 'administrator');
});
afterAll(() => close());

const lost = (name: string): string =>
  `The bytes of ${name} are no longer where they were kept. Put them back from a backup; the next check finds them.`;
const folder = (): string => path.join(host.dataDir, 'documents');
const bytesOf = (id: string): string => path.join(folder(), id.slice(-2), id);

async function filed(name: string): Promise<{ id: string; fileId: string }> {
  const fileId = await placeFile(supervisor);
  const { body } = await upload(host, supervisor, fileId, {}, { name, bytes: pdf(name) });
  return { id: String(body._id), fileId };
}

const faultOf = async (id: string): Promise<unknown> =>
  (await supervisor.call('GET', `/document/${id}`)).body.bytesFault;

/** Which reminders an administrator has of a file's documents, by what they say and how they stand. */
async function reminders(fileId: string): Promise<unknown[]> {
  const { body } = await administrator.call('GET', `/reminder/list?view=file&fileId=${fileId}`);
  return (body.data as unknown as { title: string; status: string }[])
    .filter(({ title }) => title.startsWith('The bytes of '))
    .map(({ title, status }) => [title, status]);
}

/** The documents of files that a list narrowed to a fault holds; those of companies came to this house without their bytes. */
async function listed(fault: string): Promise<unknown[]> {
  const { status, body } = await supervisor.call('GET', `/desk/document/list?bytesFault=${fault}`);
  expect(status).toBe(200);
  return (body.data as unknown as { _id: string; companyId: string | null }[])
    .filter(({ companyId }) => companyId === null)
    .map(({ _id }) => _id);
}

const historyOf = async (fileId: string): Promise<string> =>
  JSON.stringify((await administrator.call('GET', `/history/list/${fileId}`)).body);

describe('a document whose bytes are gone from where they lay', () => {
  it('is said to be lost by the check, once, and no more once they are back', async () => {
    const { id, fileId } = await filed('writ.pdf');
    await checkKept(host.app);
    expect([await faultOf(id), await reminders(fileId)]).toEqual([null, []]);

    renameSync(bytesOf(id), `${bytesOf(id)}.away`);
    await checkKept(host.app);
    await checkKept(host.app);
    expect([await faultOf(id), await listed('lost'), await listed('altered')]).toEqual(['lost', [id], []]);
    expect(await reminders(fileId)).toEqual([[lost('writ.pdf'), 'open']]);
    expect((await historyOf(fileId)).split(lost('writ.pdf')).length - 1).toBe(1);

    renameSync(`${bytesOf(id)}.away`, bytesOf(id));
    await checkKept(host.app);
    expect([await faultOf(id), await listed('lost')]).toEqual([null, []]);
    expect(await reminders(fileId)).not.toContainEqual([lost('writ.pdf'), 'open']);
    expect(await historyOf(fileId)).toContain('The bytes of writ.pdf are again as they came in.');
  });

  it('is said to be lost as soon as somebody asks for it', async () => {
    const { id, fileId } = await filed('asked.pdf');
    renameSync(bytesOf(id), `${bytesOf(id)}.away`);
    expect((await open(host, supervisor, await addressOf(supervisor, id))).status).toBe(404);
    expect([await faultOf(id), await reminders(fileId)]).toEqual(['lost', [[lost('asked.pdf'), 'open']]]);
    renameSync(`${bytesOf(id)}.away`, bytesOf(id));
    expect((await open(host, supervisor, await addressOf(supervisor, id))).status).toBe(200);
    expect(await faultOf(id)).toBe(null);
  });
});

describe('a disk that is not there', () => {
  it('has lost nothing, and its documents are looked at once it is back', async () => {
    const several = [await filed('a.pdf'), await filed('b.pdf'), await filed('c.pdf'), await filed('d.pdf')];
    const gone = several[0]?.id ?? '';
    renameSync(folder(), `${folder()}.away`);
    await checkKept(host.app);
    expect(existsSync(folder())).toBe(false);
    for (const { id, fileId } of several)
      expect([await faultOf(id), await reminders(fileId)]).toEqual([null, []]);
    expect((await open(host, supervisor, await addressOf(supervisor, gone))).status).toBe(503);

    renameSync(`${folder()}.away`, folder());
    renameSync(bytesOf(gone), `${bytesOf(gone)}.away`);
    await checkKept(host.app);
    expect(await Promise.all(several.map(({ id }) => faultOf(id)))).toEqual(['lost', null, null, null]);
  });
});
