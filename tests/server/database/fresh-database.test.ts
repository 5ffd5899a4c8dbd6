import pg from 'pg';
import { expect, it } from 'vitest';
import { type Connection, freshDatabase } from '../../support/database';

async function run(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

it('prepares a template once and gives every caller a copy of its own', async () => {
  let prepared = 0;
  const fresh = () =>
    freshDatabase({
      key: 'a template of one row',
      prepare: async (connection) => {
        prepared += 1;
        await run(connection, 'create table mark as select 7 as number');
      },
    });
  const [first, second] = await Promise.all([fresh(), fresh()]);
  await run(first.connection, 'insert into mark values (8)');
  expect(await run(first.connection, 'select number from mark order by 1')).toEqual([7, 8]);
  expect(await run(second.connection, 'select number from mark')).toEqual([7]);
  expect(prepared).toBe(1);
  await Promise.all([first.drop(), second.drop()]);
  await expect(run(first.connection, 'select 1')).rejects.toThrow(/does not exist/);
});

it('begins again when a preparation failed half-way', async () => {
  const key = 'a template that fails at first';
  const failing = freshDatabase({
    key,
    prepare: async (connection) => {
      await run(connection, 'create table mark as select 7 as number');
      throw new Error('half-way');
    },
  });
  await expect(failing).rejects.toThrow('half-way');
  const whole = await freshDatabase({
    key,
    prepare: async (connection) => {
      await run(connection, 'create table mark as select 8 as number');
    },
  });
  expect(await run(whole.connection, 'select number from mark')).toEqual([8]);
  await whole.drop();
});
