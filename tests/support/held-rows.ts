import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { TestHost } from './host';

/** Those who stop where a test holds them, until they are let go. */
export interface HeldRows {
  /** Waits until one stands there. */
  reached(): Promise<void>;
  letGo(): Promise<void>;
  /** Ends their connections: what they had not kept is lost. */
  cutOff(): Promise<void>;
}

const key = 40_917;

/** Stops whoever reads more than a thousand rows after the first few hundred: those are being written, and the others are not read yet. */
export const holdRows = (host: Pick<TestHost, 'connection'>): Promise<HeldRows> =>
  holdAt(
    host,
    (key) => `create or replace function hold_rows() returns trigger language plpgsql as $$
      begin
        if current_query() like 'update "job" set "done" = %' and exists (select from job where status = 'running' and total > 1000)
          then perform pg_advisory_xact_lock(${key});
        end if;
        return null;
      end $$;
      create or replace trigger hold_rows before update on job for each statement execute function hold_rows()`,
  );

/** Takes a lock of the database that a trigger, made by `trigger`, waits for. */
export async function holdAt(
  { connection }: Pick<TestHost, 'connection'>,
  trigger: (key: number) => string,
): Promise<HeldRows> {
  const holder = new pg.Client(connection);
  holder.on('error', () => undefined);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query(`select pg_advisory_lock(${key})`);
  await holder.query(trigger(key));
  const standing = `from pg_locks where locktype = 'advisory' and objid = ${key} and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const isReached = async (): Promise<boolean> =>
    ((await holder.query(`select ${standing}`)).rowCount ?? 0) > 0;
  return {
    reached: async () => {
      const limit = Date.now() + 60_000;
      while (!(await isReached())) {
        if (Date.now() > limit) throw new Error('nobody came to where they are held');
        await pause(20);
      }
    },
    letGo: async () => void (await holder.query(`select pg_advisory_unlock(${key})`)),
    cutOff: async () => {
      await holder.query(`select pg_terminate_backend(pid) ${standing}`);
      await holder.query(`select pg_advisory_unlock(${key})`);
    },
  };
}
