import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { search } from '#server/records/search';
import { readCallerOfUser } from '#server/request/caller';
import type { RequestContext } from '#server/request/context';
import { createRandom } from '#server/seed/random';
import { seedId } from '#server/seed/seed-id';
import { fillNastyHouse } from '../../support/nasty-house';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
const people: Person[] = [];

beforeAll(async () => {
  ({ host, close } = await openHost());
  await fillNastyHouse(host.app.db);
  for (const who of ['administrator', 'file_manager', 'accountant', 'lender_supervisor', 'vendor_manager'])
    people.push(await signIn(host, who));
});
afterAll(() => close());

const page = 10;
const views = [
  ['file', '/file/list?sortBy=-lastActivityDate'],
  ['file', '/file/list?active=true&sortBy=clientName'],
  ['file', '/file/list?sortBy=disposalDay&buckets=true'],
  ['note', '/note/list?'],
  ['vendorInvoice', '/vendorInvoice/list?sortBy=-total'],
  ['reminder', '/reminder/list?'],
  ['request', '/request/list?'],
  ['fee', '/fee/list?'],
  ['invoice', '/invoice/list?'],
  ['payment', '/payment/list?'],
  ['company', '/company/list?'],
  ['user', '/user/list?'],
] as const;

/** A page as it is answered when nobody was shown it before: its rows stand first on one of another size. */
async function shownAnew(who: Person, view: string, turn: number): Promise<unknown> {
  const { status, body } = await who.call('GET', `${view}&size=${page + 1 + turn}`);
  const { data, total } = body as unknown as { data: unknown[]; total: number };
  return status === 200 ? { data: data.slice(0, page), total } : { status };
}

async function shown(who: Person, view: string): Promise<unknown> {
  const { status, body } = await who.call('GET', `${view}&size=${page}`);
  const { data, total } = body as unknown as { data: unknown[]; total: number };
  return status === 200 ? { data, total } : { status };
}

const random = createRandom('what happens to lists');
const run = (statement: RawBuilder<unknown>): Promise<unknown> => statement.execute(host.app.db);
/** One of the rows that stand first in lists. */
const one = (table: string): RawBuilder<unknown> => sql`(select _id from ${sql.table(table)}
  where "deletedAt" is null order by "updatedAt" desc, _id limit 1 offset ${random.int(0, 12)}::int)`;

/** What may happen to a row and to what it is told with, by whatever hand. */
const hands: readonly ((table: string) => Promise<unknown>)[] = [
  (table) =>
    run(
      sql`update ${sql.table(table)} set version = version + 1, "updatedAt" = now() where _id = ${one(table)}`,
    ),
  (table) => run(sql`update ${sql.table(table)} set "deletedAt" = now() where _id = ${one(table)}`),
  () => run(sql`update company set "companyName" = "companyName" || ' z' where _id = ${one('company')}`),
  () =>
    run(
      sql`update file set "assignedUsers" = array(select _id from "user" order by _id desc limit 30), "lastActivityDate" = now() where _id = ${one('file')}`,
    ),
  () =>
    run(sql`update "noteDelivery" set "readAt" = case when "readAt" is null then now() end
      where abs(hashtext("noteId"::text)) % 3 = ${random.int(0, 2)}::int`),
  () => Promise.resolve(host.passes(random.pick([60, 86_400]))),
];

it('is what it would be if it had not been shown before, whatever happened since, for whoever reads it', async () => {
  let same = 0;
  let other = 0;
  const before = new Map<string, string>();
  for (let turn = 1; turn <= 40; turn += 1) {
    for (const who of people)
      for (const [, view] of views) {
        const now = await shown(who, view);
        expect(now, view).toEqual(await shownAnew(who, view, turn));
        const key = `${people.indexOf(who)} ${view}`;
        const text = JSON.stringify(now);
        if (before.get(key) === text) same += 1;
        else other += 1;
        before.set(key, text);
      }
    const [table] = random.pick(views);
    await random.pick(hands)(table);
  }
  // Both happen often: what is shown again, and what has changed.
  expect(same).toBeGreaterThan(500);
  expect(other).toBeGreaterThan(100);
});

it('what a search found before is found as it stands by now, and not where it has gone', async () => {
  const administrator = await signIn(host, 'administrator');
  const { _id, ref } = await placeFile(administrator);
  const found = async (): Promise<unknown[]> =>
    (await administrator.call('GET', `/file/search?search=${ref}`)).body.data as unknown as unknown[];
  expect(await found()).toEqual([expect.objectContaining({ _id, hold: false })]);
  expect(await found()).toEqual([expect.objectContaining({ _id, hold: false })]);
  await run(sql`update file set hold = true where _id = ${_id}::uuid`);
  expect(await found()).toEqual([expect.objectContaining({ _id, hold: true })]);
  await run(sql`update file set "deletedAt" = now() where _id = ${_id}::uuid`);
  expect(await found()).toEqual([]);
});

it('is found for somebody who works without a request as well', async () => {
  const { db } = host.app;
  const caller = await readCallerOfUser(db, seedId('user', 'administrator@demo.example'));
  const { ref } = await placeFile(await signIn(host, 'administrator'));
  const context = { ...host.app, db, caller, reader: {}, parameters: { search: ref } };
  const { written } = await search(context as unknown as RequestContext, 'file');
  expect(written?.text).toContain(`"ref":"${ref}"`);
});
