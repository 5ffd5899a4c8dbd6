import type { EventEmitter } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PreparingClient, mostPrepared } from '#server/database/preparing-client';
import { freshDatabase } from '../../support/database';
import type { FreshDatabase } from '../../support/database';

let database: FreshDatabase;
let client: PreparingClient;
let asked = 0;

beforeAll(async () => {
  database = await freshDatabase({ key: 'nothing', prepare: () => Promise.resolve() });
});
afterAll(() => database.drop());
beforeEach(async () => {
  client = new PreparingClient(database.connection);
  await client.connect();
  return () => client.end();
});

interface Rows {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}
const ask = (text: string, values?: readonly unknown[]): Promise<Rows> =>
  client.query(text, values) as unknown as Promise<Rows>;
/** A text that nobody has asked before. */
const another = (): string => `select $1::integer + ${(asked += 1)} sum`;
const prepared = async (): Promise<string[]> =>
  (await ask('select statement from pg_prepared_statements')).rows.map(({ statement }) => String(statement));
const answers = async (text: string): Promise<number> => {
  const { rows } = await ask(text, [1]);
  return Number(rows[0]?.sum);
};

it('prepares what is asked again, on each connection that asks, and not what is asked once', async () => {
  const [once, often] = [another(), another()];
  await answers(once);
  for (let time = 0; time < 3; time += 1) expect(await answers(often)).toBe(1 + asked);
  expect(await prepared()).toEqual([often]);
  const other = new PreparingClient(database.connection);
  await other.connect();
  await (other.query(once, [1]) as unknown as Promise<Rows>);
  const { rows } = await (other.query(
    'select statement from pg_prepared_statements',
  ) as unknown as Promise<Rows>);
  expect(rows).toEqual([{ statement: once }]);
  await other.end();
});

it('keeps so many and no more, those asked last, and answers rightly what it has let go of', async () => {
  const texts = Array.from({ length: mostPrepared + 40 }, another);
  const first = texts[0] as string;
  const right = (text: string): number => 1 + Number(/\+ (\d+)/.exec(text)?.[1]);
  for (const text of texts) {
    await answers(text);
    await answers(text);
    // Asked all the time, it stays.
    expect(await answers(first)).toBe(right(first));
  }
  const kept = await prepared();
  expect(kept).toHaveLength(mostPrepared);
  expect(new Set(kept)).toEqual(new Set([first, ...texts.slice(1 - mostPrepared)]));
  for (const text of texts) expect(await answers(text)).toBe(right(text));
  expect(await prepared()).toHaveLength(mostPrepared);
});

it('ends no transaction by letting go, whether the database had taken the statement or not', async () => {
  const broken = `select $1::integer + ${(asked += 1)} from nowhere`;
  for (let time = 0; time < 2; time += 1) await expect(ask(broken, [1])).rejects.toThrow(/nowhere/);
  await ask('begin');
  const texts = Array.from({ length: mostPrepared + 2 }, another);
  for (const text of [...texts, ...texts]) await answers(text);
  expect((await ask('select 1 one')).rows).toEqual([{ one: 1 }]);
  await ask('commit');
  // In one that has failed nothing is answered, and it goes on after it.
  await ask('begin');
  await expect(ask('select 1 / 0')).rejects.toThrow(/zero/);
  const late = another();
  await expect(answers(late)).rejects.toThrow(/aborted/);
  await expect(answers(late)).rejects.toThrow(/aborted/);
  await ask('rollback');
  expect(await answers(late)).toBe(1 + asked);
});

/** How often a connection is told the columns of what it asks. */
function descriptionsOf(one: PreparingClient): () => number {
  let heard = 0;
  const { connection } = one as unknown as { connection: EventEmitter };
  connection.on('rowDescription', () => (heard += 1));
  return () => heard;
}

it('is told the columns of what it has prepared once, and reads the same rows by them', async () => {
  const heard = descriptionsOf(client);
  const text = `select n, nullif(n, 2) gap, n::text word, ${(asked += 1)} number, array[n] list from generate_series(1, $1::integer) n`;
  const right = (number: number): object[] => [
    { n: 1, gap: 1, word: '1', number, list: [1] },
    { n: 2, gap: null, word: '2', number, list: [2] },
  ];
  // Once for what is asked once, once for what is prepared.
  for (let time = 0; time < 4; time += 1) expect((await ask(text, [2])).rows).toEqual(right(asked));
  expect(heard()).toBe(2);
  expect((await ask(text, [0])).rows).toEqual([]);
  expect((await ask(text, [2])).rows).toEqual(right(asked));
  expect(heard()).toBe(2);
});

it('reads no row by columns that a table had before', async () => {
  await ask('create temporary table changing as select 1 one, 2 two');
  const text = 'select * from changing where one = $1';
  for (let time = 0; time < 3; time += 1) expect((await ask(text, [1])).rows).toEqual([{ one: 1, two: 2 }]);
  await ask('alter table changing drop column two, add column three text default $$3$$');
  await expect(ask(text, [1])).rejects.toThrow(/result type/);
  expect((await ask(`${text} and true`, [1])).rows).toEqual([{ one: 1, three: '3' }]);
});

it('refuses what cannot be run by the columns it knows, and reads on', async () => {
  const text = `select 6 / $1::integer sixth, ${(asked += 1)} number`;
  for (let time = 0; time < 3; time += 1)
    expect((await ask(text, [2])).rows).toEqual([{ sixth: 3, number: asked }]);
  await expect(ask(text, [0])).rejects.toThrow(/zero/);
  await expect(ask(text, ['six'])).rejects.toThrow(/integer/);
  expect((await ask(text, [3])).rows).toEqual([{ sixth: 2, number: asked }]);
});
