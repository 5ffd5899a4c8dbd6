import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import { rowsReadBy } from '../support/rows-read';

/** Most changes are of a status, all of them older than those of last night; of another field there are few, and they are the oldest. */
const changes = 24_000;
const seldom = 12;
const lastNight = 6_000;
/** What is read of other rows on the way to a page: sessions, people, and what the tables hold besides. */
const most = 1_000;

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  await sql`insert into history select made.* from generate_series(1, ${changes}::integer) n
    join (select h.* from history h join file f on f._id = h."fileId" where h."deletedAt" is null and f."deletedAt" is null
      order by h._id limit 1) m on true
    cross join lateral jsonb_populate_record(null::history, to_jsonb(m) || jsonb_build_object('_id', md5('change' || n)::uuid,
      'entity', 'file', 'at', timestamptz '2020-01-01' + n * interval '1 minute', 'visibility', 'client_and_vendor',
      'updatedFields', case when n <= ${seldom} then array['hold'] when n > ${changes - lastNight} then array['daysPastDue'] else array['status'] end, 'changes', '[]'::jsonb)) made`.execute(
    db,
  );
  await sql`vacuum analyze history`.execute(db);
}, 120_000);
afterAll(() => close());

it.each([
  ['administrator', 'hold', seldom],
  ['supervisor', 'hold', seldom],
  ['administrator', 'status', changes - lastNight - seldom],
  ['supervisor', 'status', changes - lastNight - seldom],
])(
  'for a %s a change of %s is looked up by the field that changed, and not in all that ever happened',
  async (who, field, there) => {
    const me = await signIn(host, who);
    // How many there are is counted once, and remembered for a while.
    await me.call('GET', `/desk/history/list?updatedFields=${field}`);
    const asked = vi.spyOn(PreparingClient.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    const { status, body } = await me.call('GET', `/desk/history/list?updatedFields=${field}`);
    const statements = asked.mock.calls as unknown as [text: string, values: unknown[]][];
    asked.mockRestore();
    expect(status).toBe(200);
    let rows = 0;
    for (const [text, values] of statements)
      if (/\bhistory\b/.test(text)) rows += await rowsReadBy(host.app.db, text, values);
    expect(rows).toBeLessThan(most);
    expect(body.total).toBeGreaterThanOrEqual(there);
  },
);
