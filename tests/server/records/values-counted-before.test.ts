import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../../support/nasty-house';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

const many = 6_000;

let host: TestHost;
let close: () => Promise<void>;
let me: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  await fillNastyHouse(host.app.db);
  await sql`insert into note select made.* from generate_series(1, ${many}::integer) n
    join (select * from note where "deletedAt" is null order by _id limit 1) m on true
    cross join lateral jsonb_populate_record(null::note, to_jsonb(m) || jsonb_build_object('_id', md5('many' || n)::uuid,
      'noteType', case when n % 3 = 0 then 'remarketing' else 'general' end)) made`.execute(host.app.db);
  me = await signIn(host, 'administrator');
});
afterAll(() => close());

interface Buckets {
  readonly buckets: Record<string, { value: string; count: number }[]>;
}

/** How often values were counted for a list with its buckets, and of one kind of note how many there are. */
async function asked(query: string): Promise<{ counted: number; remarketing: number }> {
  const heard = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => heard.mockRestore());
  const { status, body } = await me.call('GET', `/note/list?page=1&getBuckets=true${query}`);
  const texts = (heard.mock.calls as unknown as [unknown][]).map(([text]) => String(text));
  heard.mockRestore();
  expect(status, JSON.stringify(body)).toBe(200);
  const { noteType = [] } = (body as unknown as Buckets).buckets;
  return {
    counted: texts.filter((text) => text.includes('grouping sets')).length,
    remarketing: noteType.find(({ value }) => value === 'remarketing')?.count ?? 0,
  };
}

test('the values of many rows are counted once for all who ask within a while', async () => {
  const first = await asked('');
  expect(first.counted).toBe(1);
  expect(first.remarketing).toBeGreaterThanOrEqual(many / 3);
  expect(await asked('')).toEqual({ ...first, counted: 0 });
});

test('those of few rows are counted each time', async () => {
  const few = '&dateTo=2020-01-01';
  expect((await asked(few)).counted).toBe(1);
  expect((await asked(few)).counted).toBe(1);
});

test('of other rows they are counted by themselves', async () => {
  const { counted, remarketing } = await asked('&noteType=general');
  expect(counted).toBeGreaterThan(0);
  expect(remarketing).toBeGreaterThanOrEqual(many / 3);
});
