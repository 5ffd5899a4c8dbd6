import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../../support/nasty-house';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import { rowsReadBy } from '../../support/rows-read';

/** So many files have documents and were closed seven years ago, and so many invoices of vendors have a document of their own. */
const old = 200;
const invoices = 3_000;

it('finds what may go without looking at every invoice for each document', async () => {
  const host = await startHost();
  const { db } = host.app;
  await fillNastyHouse(db);
  await sql`update file set closed = true, "closedDate" = '2019-11-18T15:00:00Z'`.execute(db);
  await sql`insert into file select made.* from generate_series(1, ${old}::integer) n
    cross join (select * from file where "deletedAt" is null order by _id limit 1) m
    cross join lateral jsonb_populate_record(null::file, to_jsonb(m) || jsonb_build_object('_id', md5('f' || n)::uuid, 'ref', 'OLD-' || n)) made`.execute(
    db,
  );
  await sql`insert into document select made.* from generate_series(1, ${old}::integer) n
    cross join (select * from document where "deletedAt" is null order by _id limit 1) m
    cross join lateral jsonb_populate_record(null::document, to_jsonb(m) || jsonb_build_object('_id', md5('d' || n)::uuid,
      'fileIds', jsonb_build_array(md5('f' || n)::uuid), 'documentType', 'contract')) made`.execute(db);
  await sql`insert into "vendorInvoice" select made.* from generate_series(1, ${invoices}::integer) n
    cross join (select * from "vendorInvoice" where "deletedAt" is null order by _id limit 1) m
    cross join lateral jsonb_populate_record(null::"vendorInvoice", to_jsonb(m) || jsonb_build_object('_id', md5('v' || n)::uuid,
      'invoiceNumber', 'N' || n, 'documentId', (select _id from document where "deletedAt" is null order by _id limit 1))) made`.execute(
    db,
  );
  for (const table of ['file', 'document', 'vendorInvoice'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const administrator = await signIn(host, 'administrator');
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { status, body } = await administrator.call('GET', '/desk/retention/list');
  const calls = asked.mock.calls as unknown as [string, unknown[]][];
  asked.mockRestore();
  expect(status).toBe(200);
  expect((body.data as unknown as unknown[]).length).toBeGreaterThan(0);
  const [text, values] = calls.find(([one]) => one.includes('"keptClass"')) ?? ['', []];
  // Each file, its few records, and of each document whether it is billed: far from every invoice for every document.
  expect(await rowsReadBy(db, text, values)).toBeLessThan(20 * (old + invoices));
});
