import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';

export type Connection = Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'database'>;

export interface FreshDatabase {
  connection: Connection;
  /** Ends sessions that are still open. */
  drop(): Promise<void>;
}

/** How the run's cluster reaches the worker processes: tests/support/cluster.ts writes it, workers inherit it. */
export const clusterVariable = 'COLLATERAL_TEST_CLUSTER';

function clusterConnection(): Connection {
  const written = process.env[clusterVariable];
  if (!written) {
    throw new Error('No test cluster is running: name tests/support/cluster.ts as globalSetup of the run.');
  }
  return JSON.parse(written) as Connection;
}

let administrators: pg.Pool | undefined;

/** Kept between tests: a connection costs the database a process, and each test makes and drops a database. */
async function withAdministrator<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  administrators ??= new pg.Pool({
    ...clusterConnection(),
    database: 'postgres',
    max: 4,
    allowExitOnIdle: true,
  }).on('error', () => undefined);
  const client = await administrators.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const known = new Map<string, Promise<string>>();

/** Built under another name and renamed when complete: a template that exists is a finished one, in any worker. */
async function makeTemplate(
  key: string,
  prepare: (connection: Connection) => Promise<void>,
): Promise<string> {
  const template = `template_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  const draft = `${template}_draft`;
  await withAdministrator(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    try {
      const found = await client.query('select 1 from pg_database where datname = $1', [template]);
      if (found.rowCount) return;
      await client.query(`drop database if exists "${draft}" with (force)`);
      await client.query(`create database "${draft}"`);
      await prepare({ ...clusterConnection(), database: draft });
      await client.query(`alter database "${draft}" rename to "${template}"`);
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
    }
  });
  return template;
}

/**
 * A database of its own for a test, cloned in well under 100 ms. The first call of a run with this key prepares the template
 * (migrations, seed); `prepare` must close its connections. The key has to change with whatever `prepare` does.
 */
export async function freshDatabase(options: {
  key: string;
  prepare: (connection: Connection) => Promise<void>;
}): Promise<FreshDatabase> {
  let template = known.get(options.key);
  if (!template) {
    template = makeTemplate(options.key, options.prepare);
    known.set(options.key, template);
    template.catch(() => known.delete(options.key));
  }
  const source = await template;
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdministrator((client) =>
    client.query(`create database "${database}" template "${source}" strategy file_copy`),
  );
  return {
    connection: { ...clusterConnection(), database },
    drop: async () => {
      await withAdministrator((client) => client.query(`drop database if exists "${database}" with (force)`));
    },
  };
}
