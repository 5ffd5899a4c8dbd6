import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfWith } from '../../support/acting-documents';
import { upload } from '../../support/documents';
import { column, placeFile } from '../../support/network';
import { openProving, record } from '../../support/proving';
import type { Proving } from '../../support/proving';

let house: Proving;
beforeAll(async () => void (house = await openProving()));
afterAll(() => house.close());

/** A paper of a program that says when it wrote it. */
function paper(fileId: string, documentType: string, day: string): Promise<string> {
  const bytes = pdfWith('', `4 0 obj<</CreationDate(D:${day}101500-05'00')>>endobj`);
  return house.bring(fileId, { documentType }, house.manager, { name: 'search.pdf', bytes });
}

const titles = async (fileId: string): Promise<unknown[]> =>
  column(await house.supervisor.call('GET', `/reminder/list?fileId=${fileId}`), 'title').filter((title) =>
    String(title).includes('search.pdf'),
  );

const searched = (fileId: string, documentId: string, day: string) =>
  record(house.manager, fileId, 'lien_search', documentId, { checks: { lienSearchDone: day } });

it('who supervises is told of a day that was read from a paper written before it', async () => {
  const fileId = await placeFile(house.manager);
  const { body } = await house.manager.call('GET', `/file/${fileId}`);
  const old = await paper(fileId, 'lien_search_report', '20251104');
  expect((await house.manager.call('GET', `/document/${old}`)).body.writtenOn).toBe('2025-11-04');
  expect((await searched(fileId, old, '2026-11-19')).status).toBe(200);
  expect(await titles(fileId)).toEqual([
    `Look again at search.pdf on ${String(body.ref)}: it was written on 2025-11-04, and 2026-11-19 was read from it`,
  ]);
});

it('nobody is told of a day that the paper may know of, nor of one that is to come', async () => {
  const fileId = await placeFile(house.manager);
  const fresh = await paper(fileId, 'lien_search_report', '20261119');
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20'])
    expect((await searched(fileId, fresh, day)).status).toBe(200);
  const statement = await paper(fileId, 'ppsa_verification_statement', '20251104');
  const registered = await record(house.manager, fileId, 'registration', statement, {
    checks: { registrationExpiry: '2028-01-31' },
  });
  expect(registered.status).toBe(200);
  expect(await titles(fileId)).toEqual([]);
});

it('says nothing of a day by anybody’s word: what wrote the paper says it alone', async () => {
  const fileId = await placeFile(house.manager);
  const { status, body } = await upload(house.host, house.manager, fileId, { writtenOn: '2026-11-19' });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([403, ['writtenOn']]);
});
