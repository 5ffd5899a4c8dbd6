import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './preparing-client';
import type { Tables } from './tables';

export type Connection = pg.PoolConfig;

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIMESTAMPTZ, instant],
]);

/** `2026-11-20 19:10:51.12+00`, as the database says it in UTC, to RFC 3339 with milliseconds. */
function instant(text: string): string {
  const [whole = '', fraction = ''] = text.slice(0, -3).split('.');
  return `${whole.replace(' ', 'T')}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

export interface OpenDatabase {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
}

/**
 * Opens a pool of connections. Values arrive as they travel: dates and moments as strings, money as decimal strings.
 * `onLost` hears of idle connections that broke; without a listener they would end the process.
 */
export function openDatabase(connection: Connection, onLost: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    max: 12,
    idleTimeoutMillis: 60_000,
    // Also how long a call waits for its turn: a burst is worked off, and not refused. A database that is gone says so at once.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    options: '-c timezone=UTC -c datestyle=ISO -c jit=off',
    ...connection,
    Client: PreparingClient,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        (format === 'binary' ? undefined : parsers.get(oid)) ??
        pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}
