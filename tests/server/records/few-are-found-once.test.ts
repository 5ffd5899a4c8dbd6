import { sql } from 'kysely';
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
async function askedAgain(list: string): Promise<{ total: number; rows: number }> {
  const address = `${list}&size=${size}`;
  await me.call('GET', address);
  await me.call('GET', address);
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { body } = await me.call('GET', address);
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
