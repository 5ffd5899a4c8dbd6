import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { TestHost } from './host';

/** Jobs of a host that stop where they have read some of their rows, until they are let go. */
export interface HeldRows {
  /** Waits until one stands there. */
  reached(): Promise<void>;
  letGo(): Promise<void>;
}

const key = 40_917;

/** Stops whoever reads more than a thousand rows after the first thousand: those are being written, and the others are not read yet. */
export async function holdRows({ connection }: Pick<TestHost, 'connection'>): Promise<HeldRows> {
  const holder = new pg.Client(connection);
  holder.on('error', () => undefined);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query(`select pg_advisory_lock(${key})`);
  await holder.query(`create or replace function hold_rows() returns trigger language plpgsql as $$
    begin
      if current_query() like 'update "job" set "done" = %' and exists (select from job where status = 'running' and total > 1000)
        then perform pg_advisory_xact_lock(${key});
      end if;
      return null;
    end $$`);
  await holder.query(
    'create or replace trigger hold_rows before update on job for each statement execute function hold_rows()',
  );
  const isReached = async (): Promise<boolean> => {
    const { rows } = await holder.query<{ waiting: boolean }>(`select exists (select from pg_locks
      where locktype = 'advisory' and objid = ${key} and not granted
        and database = (select oid from pg_database where datname = current_database())) waiting`);
    return rows[0]?.waiting ?? false;
  };
  return {
    reached: async () => {
      const limit = Date.now() + 60_000;
      while (!(await isReached())) {
        if (Date.now() > limit) throw new Error('no job came to note its rows');
        await pause(20);
      }
    },
    letGo: async () => void (await holder.query(`select pg_advisory_unlock(${key})`)),
  };
}
