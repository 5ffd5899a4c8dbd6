import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { fillNastyHouse } from '../support/nasty-house';
import { signIn } from '../support/person';

/** What the words under which it is remembered are made of; the rules of the law have a state of their own. */
const words = ['fileStanding', 'networkStanding', 'rulesState', 'enforcementRule'];

let host: TestHost;
let close: () => Promise<void>;
let read: readonly string[];

beforeAll(async () => {
  ({ host, close } = await openHost());
  await fillNastyHouse(host.app.db);
  read = await tablesBeside();
});
afterAll(() => close());

/** The tables that are read with a file for whoever has it open. */
async function tablesBeside(): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`select _id from file where "deletedAt" is null limit 1`.execute(
    host.app.db,
  );
  const me = await signIn(host, 'administrator');
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  await me.call('GET', `/file/${rows[0]?._id}`);
  const statements = asked.mock.calls.flatMap(([text]) => (typeof text === 'string' ? [text] : []));
  asked.mockRestore();
  const whole = statements.find((text) => text.includes('"fileStanding"')) ?? '';
  const named = [...whole.matchAll(/\b(?:from|join) "?(\w+)"?/g)].map(([, name]) => name ?? '');
  const { rows: tables } = await sql<{
    name: string;
  }>`select relname name from pg_class where relkind = 'r' and relname = any(${named}::text[])`.execute(
    host.app.db,
  );
  return tables.map(({ name }) => name).filter((name) => !words.includes(name));
}

/** The states of all files and of the network. */
async function standings(): Promise<Map<string, string>> {
  const { rows } = await sql<{ of: string; state: string }>`
    select "fileId"::text of, state::text from "fileStanding" union all select 'network', state::text from "networkStanding"`.execute(
    host.app.db,
  );
  return new Map(rows.map(({ of, state }) => [of, state]));
}

/** A row of a table, and the files that it lies on. */
async function rowOf(table: string): Promise<{ _id: string; files: string[] }> {
  const files = ['document', 'request', 'vendorInvoice'].includes(table)
    ? sql`"fileIds"`
    : table === 'file'
      ? sql`array[_id]`
      : sql`array["fileId"]`;
  const { rows } = await sql<{ _id: string; files: string[] }>`
    select _id, ${files} files from ${sql.table(table)} where cardinality(${files}) > 0 order by _id limit 1`.execute(
    host.app.db,
  );
  const [row] = rows;
  if (!row) throw new Error(`no ${table} lies on a file`);
  return row;
}

const touched = { file: sql`"clientId" = "clientId"`, company: sql`code = code` } as const;

it('reads with a file what lies on it and whose companies it names', () => {
  expect([...read].sort()).toEqual([
    'attempt',
    'company',
    'document',
    'fee',
    'file',
    'history',
    'invoice',
    'lienDischarge',
    'payment',
    'relatedParty',
    'repairsAndReconditioning',
    'request',
    'skipTrace',
    'vendorInvoice',
  ]);
});

it('a change of any row that lies on a file moves on what is remembered of that file', async () => {
  for (const table of read.filter((name) => !['company', 'history'].includes(name))) {
    const { _id, files } = await rowOf(table);
    const before = await standings();
    const change = table === 'file' ? touched.file : sql`_id = _id`;
    await sql`update ${sql.table(table)} set ${change} where _id = ${_id}::uuid`.execute(host.app.db);
    const after = await standings();
    for (const file of files) expect(after.get(file), table).not.toBe(before.get(file));
    expect(after.get('network'), table).toBe(before.get('network'));
  }
});

it('a change of a company, or of a document of its own, moves on what is remembered of every file', async () => {
  const before = await standings();
  await sql`update company set ${touched.company} where code = 'V01'`.execute(host.app.db);
  const between = await standings();
  expect(between.get('network')).not.toBe(before.get('network'));
  await sql`update document set "fileIds" = '{}' where _id = ${(await rowOf('document'))._id}::uuid`.execute(
    host.app.db,
  );
  expect((await standings()).get('network')).not.toBe(between.get('network'));
});

it('a file that comes to another stage moves on, and one of which something else is told does not', async () => {
  const { _id } = await rowOf('file');
  const tell = (fields: readonly string[]) =>
    sql`insert into history select n.* from history h,
    jsonb_populate_record(h, jsonb_build_object('_id', gen_random_uuid(), 'entity', 'file', 'fileId', ${_id}::text,
      'updatedFields', ${JSON.stringify(fields)}::jsonb)) n limit 1`.execute(host.app.db);
  const before = await standings();
  await tell(['nextAction']);
  expect((await standings()).get(_id)).toBe(before.get(_id));
  await tell(['stage', 'status']);
  expect((await standings()).get(_id)).not.toBe(before.get(_id));
});

it('a file moves on in a transaction that took back the first change that moved it', async () => {
  const { _id, files } = await rowOf('payment');
  const before = await standings();
  await host.app.db.transaction().execute(async (tx) => {
    const touch = sql`update payment set _id = _id where _id = ${_id}::uuid`;
    await sql`set constraints all immediate`.execute(tx);
    await sql`savepoint first`.execute(tx);
    await touch.execute(tx);
    await sql`rollback to savepoint first`.execute(tx);
    await touch.execute(tx);
    await touch.execute(tx);
  });
  const after = await standings();
  for (const file of files) expect(after.get(file)).not.toBe(before.get(file));
});

it('what was rolled back moves nothing, and a file that is gone is remembered by nothing', async () => {
  const { _id, files } = await rowOf('payment');
  const before = await standings();
  await host.app.db
    .transaction()
    .execute(async (tx) => {
      await sql`update payment set _id = _id where _id = ${_id}::uuid`.execute(tx);
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(await standings()).toEqual(before);
  const [file = ''] = files;
  await sql`delete from file where _id = ${file}::uuid`.execute(host.app.db);
  expect((await standings()).has(file)).toBe(false);
});
