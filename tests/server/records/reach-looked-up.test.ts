import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { copyFile } from '../../support/copied-files';
import { fillNastyHouse } from '../../support/nasty-house';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { pageAsked } from '../../support/page-asked';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { rowsReadBy } from '../../support/rows-read';

const files = 16_000;
let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  const { _id: fileId } = await placeFile(await signIn(host, 'supervisor'));
  await copyFile(db, fileId, files, ['document', 'note', 'reminder', 'relatedParty']);
  await sql`update file set "clientId" = ${companyId('LNB')}::uuid where ref ~ '^N[0-9]*[0-4]$'`.execute(db);
  await sql`vacuum analyze file`.execute(db);
});
afterAll(() => close());

/** How many rows the page itself reads, for somebody on whose desk a thousand reminders lie. */
async function rowsOf(who: string, list: string): Promise<number> {
  const person = await signIn(host, who);
  const { db } = host.app;
  await sql`update reminder set "userId" = ${person.userId}::uuid where _id in (
    select r._id from reminder r join file f on f._id = r."fileId" where f."clientId" = ${companyId('LNB')}::uuid limit 1000)`.execute(
    db,
  );
  await sql`vacuum analyze reminder`.execute(db);
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { status, body } = await person.call('GET', list);
  const [text, values] = pageAsked(asked.mock.calls);
  asked.mockRestore();
  expect([status, (body.data as unknown as unknown[]).length]).toEqual([200, 25]);
  return rowsReadBy(db, text, values);
}

it.each(['/note/list', '/note/list?sortBy=-unread', '/reminder/list', '/desk/history/list'])(
  'a page of %s looks up the files of its own rows, and not all files that its reader reaches',
  async (list) => expect(await rowsOf('supervisor', list)).toBeLessThan(2_000),
);

it('a page of what a filter finds little of looks up the files of what it finds, and not all files', async () => {
  const { db } = host.app;
  await sql`update "relatedParty" set "relatedPartyType" = 'neighbour' where _id in (
    select _id from "relatedParty" where "deletedAt" is null order by md5(_id::text) limit 1500)`.execute(db);
  await sql`vacuum analyze "relatedParty"`.execute(db);
  expect(await rowsOf('supervisor', '/desk/relatedParty/list?types=neighbour')).toBeLessThan(6_000);
});

it('a page of what a common name finds is met in its order, before all of that name are gathered', async () => {
  const { db } = host.app;
  await sql`update "relatedParty" set "lastName" = 'Nguyen' where _id in (select _id from (
    select _id, row_number() over (order by "isPrimary" desc, "createdAt", _id desc) place from "relatedParty" where "deletedAt" is null) p
    where place > 2000 order by md5(_id::text) limit 10000)`.execute(db);
  await sql`vacuum analyze "relatedParty"`.execute(db);
  expect(await rowsOf('lender_b', '/desk/relatedParty/list?lastName=nguyen')).toBeLessThan(9_000);
});

it('a page of invoices looks up the files of its own rows, also where these bill several', async () => {
  const { db } = host.app;
  const two = sql`(select jsonb_agg(_id) from (select f._id from file f where f."agencyId" = ${companyId('NLR')}::uuid order by f._id limit 2) f)`;
  await sql`insert into "vendorInvoice" select made.* from generate_series(1, 5000) n
    join (select * from "vendorInvoice" where "deletedAt" is null order by _id limit 1) m on true
    cross join lateral jsonb_populate_record(null::"vendorInvoice", to_jsonb(m) || jsonb_build_object(
      '_id', md5('two' || n)::uuid, 'invoiceNumber', 'T' || n, 'fileIds', ${two}, 'invoiceDate', date '2026-11-01' - n % 900)) made`.execute(
    db,
  );
  await sql`vacuum analyze "vendorInvoice"`.execute(db);
  expect(await rowsOf('supervisor', '/vendorInvoice/list')).toBeLessThan(2_000);
});

it('a page of what side by side is mostly theirs is met there, before all of it is gathered', async () => {
  const { db } = host.app;
  await sql`update note set "noteType" = 'complaint' where _id in (
    select _id from note where "deletedAt" is null order by md5(_id::text) limit 6000)`.execute(db);
  await sql`vacuum analyze note`.execute(db);
  expect(await rowsOf('lender_b', '/note/list?noteType=complaint')).toBeLessThan(1_000);
});

it('a lender’s desk looks up the files of its reminders, and not all of the lender’s files', async () => {
  expect(await rowsOf('lender_b', '/reminder/list')).toBeLessThan(4_000);
});

it.each(['/file/list?sortBy=clientName', '/file/list?sortBy=-clientName'])(
  'in %s a lender’s own files are gone through, and not those of all clients before them',
  async (list) => expect(await rowsOf('lender_b', list)).toBeLessThan(1_000),
);

it('a client finds what is shown to the agency alone among what its own house sent', async () => {
  const { db } = host.app;
  const house = sql`${companyId('LNB')}::uuid`;
  await sql`update document set visibility = 'internal', "scanStatus" = 'clean'`.execute(db);
  await sql`update document set "uploadedByCompanyId" = ${house} where _id in (
    select d._id from document d join file f on f._id = d."fileIds"[1] where f."clientId" = ${house}
      and cardinality(d."fileIds") = 1 order by d._id limit 30)`.execute(db);
  await sql`vacuum analyze document`.execute(db);
  expect(await rowsOf('lender_b', '/desk/document/list?visibility=internal')).toBeLessThan(500);
});
