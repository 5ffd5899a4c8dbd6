import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../../support/nasty-house';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { rowsReadBy } from '../../support/rows-read';

let host: TestHost;
let close: () => Promise<void>;
let me: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  await fillNastyHouse(host.app.db);
  for (const table of ['vendorInvoice', 'note'])
    await sql`insert into ${sql.table(table)} select made.* from generate_series(1, ${copies}::integer) n
      join (select * from ${sql.table(table)} where "deletedAt" is null order by _id limit 1) m on true
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(m) || jsonb_build_object('_id', md5(n::text)::uuid)
        || case when to_jsonb(m) ? 'invoiceNumber' then jsonb_build_object('invoiceNumber', 'N-' || n) else '{}' end) made`.execute(
      host.app.db,
    );
  me = await signIn(host, 'administrator');
});
afterAll(() => close());

const copies = 600;
const size = 5;

/** How many there are of a list that was counted before, and how many rows the database reads to count and to show it again. */
async function askedAgain(list: string, who = me): Promise<{ total: number; rows: number }> {
  const address = `${list}&size=${size}`;
  await who.call('GET', address);
  await who.call('GET', address);
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { body } = await who.call('GET', address);
  const statements = asked.mock.calls as unknown as [text: string, values: unknown[]][];
  asked.mockRestore();
  const [text, values] = statements.find(([one]) => one.includes(' words')) ?? ['', []];
  return { total: Number(body.total), rows: await rowsReadBy(host.app.db, text, values) };
}

it.each([
  '/vendorInvoice/list?sortBy=-total',
  '/vendorInvoice/list?invoiceNumber=n-&sortBy=dueDate',
  '/note/list?sortBy=createdAt',
])('what there are few of is read once to be counted and shown: %s', async (list) => {
  const { total, rows } = await askedAgain(list);
  expect(total).toBeGreaterThanOrEqual(copies);
  // Each of them once, and the page's own rows with what they are ordered by.
  expect(rows).toBeGreaterThanOrEqual(total);
  expect(rows).toBeLessThan(1.5 * total);
});

it('what lies on few files is read once as well, however much that is and wherever it stands', async () => {
  const agent = await signIn(host, 'field_agent');
  const { body } = await agent.call('GET', '/desk/attempt/list');
  const [found] = body.data as unknown as { _id: string; fileId: string }[];
  const copied = (from: number, to: number, of: RawBuilder<unknown>) =>
    sql`insert into attempt select made.* from generate_series(${from}::integer, ${to}::integer) n
      join attempt m on m._id = ${found?._id}::uuid cross join lateral jsonb_populate_record(null::attempt,
        to_jsonb(m) || jsonb_build_object('_id', md5(n::text)::uuid) || ${of}) made`.execute(host.app.db);
  await copied(1, 4_500, sql`'{}'`);
  // As many before them on a file that is nothing of theirs.
  const [other] = await host.app.db
    .selectFrom('file')
    .select('_id')
    .where('_id', '<>', String(found?.fileId))
    .execute();
  await copied(
    5_001,
    9_500,
    sql`jsonb_build_object('fileId', ${other?._id}::uuid, 'at', '2020-01-01T12:00:00Z')`,
  );
  const { total, rows } = await askedAgain('/desk/attempt/list?sortBy=at', agent);
  expect(total).toBeGreaterThan(4_500);
  expect(rows).toBeGreaterThanOrEqual(total);
  expect(rows).toBeLessThan(1.5 * total);
});
