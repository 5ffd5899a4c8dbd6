import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { nastyFile } from '../support/nasty-files';
import { signIn } from '../support/person';

/** The documents of all other files. */
const others = 150_000;

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  await sql`insert into document select made.* from generate_series(1, ${others}::integer) n
    join (select * from document where "deletedAt" is null order by _id limit 1) m on true
    cross join lateral jsonb_populate_record(null::document, to_jsonb(m) || jsonb_build_object(
      '_id', md5('other' || n)::uuid, 'fileIds', jsonb_build_array(md5('file' || n)::uuid))) made`.execute(
    db,
  );
  await sql`vacuum analyze document`.execute(db);
}, 120_000);
afterAll(() => close());

const literal = (value: unknown) =>
  value === null
    ? sql.lit(null)
    : sql.lit(
        Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : String(value),
      );

it('what stands around a file is planned once for all files, however much lies in the house', async () => {
  const { db } = host.app;
  const me = await signIn(host, 'administrator');
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { status } = await me.call('GET', `/file/${nastyFile(0)}`);
  const calls = asked.mock.calls as unknown as [text: string, values: unknown[]][];
  asked.mockRestore();
  expect(status).toBe(200);
  const [text = '', values = []] = calls.find(([one]) => one.includes('cross join lateral')) ?? [];
  expect(text.length).toBeGreaterThan(5_000);
  // A database plans anew what it takes to be cheaper for the values at hand, after it has tried so five times.
  const planned = await db.connection().execute(async (one) => {
    const given = values.map(literal);
    await sql`prepare around as ${sql.raw(text)}`.execute(one);
    for (let times = 0; times < 8; times += 1) await sql`execute around (${sql.join(given)})`.execute(one);
    const { rows } = await sql<{ anew: string; once: string }>`
      select custom_plans anew, generic_plans once from pg_prepared_statements where name = 'around'`.execute(
      one,
    );
    await sql`deallocate around`.execute(one);
    return rows[0];
  });
  expect({ anew: Number(planned?.anew), once: Number(planned?.once) }).toEqual({ anew: 5, once: 3 });
});
