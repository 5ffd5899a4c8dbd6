import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { superuser } from './initialize';
import type { Postmaster } from './postmaster';

/** Any number, the same in every host. */
const hostsLock = 4_205_118;
const claimLock = 4_205_119;
/** Milliseconds in which the database notices that a host that held the claim was killed. */
const noticed = 3_000;

/**
 * A host's mark in a running database: one connection that holds a lock shared by all hosts. The database itself
 * forgets it when a host is killed, so that no stale mark can remain, and the last host to leave knows that it is the last.
 */
export interface Presence {
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** True when no other host is present; new ones are then kept out until the connection closes. */
  leave(): Promise<boolean>;
  /** Takes the mark of the one host that works here, which the database forgets with the host; false while another one has it. */
  claim(): Promise<boolean>;
  close(): Promise<void>;
}

/** Undefined when the database does not answer, is not the one of this folder, or is about to be stopped by another host. */
export async function becomePresent(postmaster: Postmaster, cluster: string): Promise<Presence | undefined> {
  const client: pg.Client & { ref?(): void; unref?(): void } = new pg.Client({
    host: postmaster.host,
    port: postmaster.port,
    user: superuser,
    database: 'postgres',
    password: '',
    application_name: 'collateral-desk presence',
    connectionTimeoutMillis: 5000,
  });
  // A connection lost to a stopping server must not end the host.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ folder: string; present: boolean }>(
      `select current_setting('data_directory') as folder, pg_try_advisory_lock_shared(${hostsLock}) as present`,
    );
    const found = answer.rows[0];
    if (!found?.present || realpathSync(found.folder) !== realpathSync(cluster)) {
      await client.end();
      return undefined;
    }
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
  // Being present must not keep a host alive that has nothing else to do; a question under way must.
  client.unref?.();

  return {
    query: async (sql) => {
      client.ref?.();
      try {
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } finally {
        client.unref?.();
      }
    },
    leave: async () => {
      client.ref?.();
      await client.query(`select pg_advisory_unlock_shared(${hostsLock})`);
      const answer = await client.query<{ last: boolean }>(
        `select pg_try_advisory_lock(${hostsLock}) as last`,
      );
      return answer.rows[0]?.last === true;
    },
    claim: async () => {
      client.ref?.();
      const deadline = Date.now() + noticed;
      for (;;) {
        const answer = await client.query<{ mine: boolean }>(
          `select pg_try_advisory_lock(${claimLock}) as mine`,
        );
        const mine = answer.rows[0]?.mine === true;
        if (mine || Date.now() > deadline) {
          client.unref?.();
          return mine;
        }
        await pause(100);
      }
    },
    close: () => client.end().catch(() => undefined),
  };
}
