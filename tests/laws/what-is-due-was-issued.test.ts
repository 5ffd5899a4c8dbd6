import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { pageAsked } from '../support/page-asked';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { rowsReadBy } from '../support/rows-read';

/** Twenty-four are issued on each of a thousand days, due thirty days later; of each day one is a draft, due as well. */
const invoices = 24_000;
/** Due by then are those of three hundred days, and the drafts: most of all others were issued after them. */
const until = '2020-11-25';
/** What was issued in the thirty days before that, and a page; or all that are due by then are found and put in order. */
const most = { met: 24 * 30 + 100, found: 9_000 };

let host: TestHost;
let close: () => Promise<void>;
let me: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  await sql`insert into invoice select made.* from generate_series(1, ${invoices}::integer) n
    join (select * from invoice where "deletedAt" is null and status = 'sent' order by _id limit 1) m on true
    cross join lateral (select n % 24 = 0 draft, date '2020-01-01' + n / 24 as day) w
    cross join lateral jsonb_populate_record(null::invoice, to_jsonb(m) || jsonb_build_object('_id', md5('due' || n)::uuid,
      'invoiceNumber', case when not draft then 'DUE-' || n end, 'issueDate', case when not draft then day end, 'dueDate', day + 30)) made`.execute(
    db,
  );
  await sql`vacuum analyze invoice`.execute(db);
  me = await signIn(host, 'administrator');
}, 120_000);
afterAll(() => close());

it.each([
  ['-issueDate,-invoiceNumber', 1, 'met'],
  ['-issueDate,-invoiceNumber', 3, 'met'],
  ['-issueDate,-invoiceNumber', 276, 'found'],
  ['-issueDate,-invoiceNumber', 285, 'found'],
  ['issueDate,invoiceNumber', 1, 'met'],
  ['issueDate,invoiceNumber', 285, 'found'],
] as const)(
  'in the order of %s page %i of what is due by a day is sought among what was issued by then, drafts last: %s',
  async (sort, page, how) => {
    const { db } = host.app;
    const address = `/desk/invoice/list?dueDateTo=${until}&sortBy=${sort}&page=${page}`;
    const asked = vi.spyOn(PreparingClient.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    const { status, body } = await me.call('GET', address);
    const [text, values] = pageAsked(asked.mock.calls);
    asked.mockRestore();
    expect(status, JSON.stringify(body)).toBe(200);
    const way = sql.raw(sort.startsWith('-') ? 'desc' : '');
    const { rows: expected } = await sql<{ _id: string }>`
      select _id from invoice where "dueDate" <= ${until} and "deletedAt" is null
      order by "issueDate" ${way} nulls last, "invoiceNumber" collate "und-x-icu" ${way} nulls last, _id ${way}
      limit 25 offset ${(page - 1) * 25}`.execute(db);
    expect(expected.length).toBeGreaterThan(0);
    expect((body as unknown as { data: { _id: string }[] }).data.map(({ _id }) => _id)).toEqual(
      expected.map(({ _id }) => _id),
    );
    expect(await rowsReadBy(db, text, values)).toBeLessThan(most[how]);
  },
);
