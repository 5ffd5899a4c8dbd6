import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../src/server/database/embedded/start-embedded';
import { migrate } from '../src/server/database/migrate';
import { openDatabase } from '../src/server/database/open';
import type { Connection } from '../src/server/database/open';
import type { Db } from '../src/server/database/tables';
import { seedDemoNetwork } from '../src/server/seed/demo';
import { seedDemoVendorInvoices } from '../src/server/seed/demo-vendor-invoices';
import { seedDemo } from '../src/server/seed/demo-files';
import { fillDealings } from './dealings';
import { multiplyVendorInvoices } from './vendor-invoices';
import { startHost } from './built-host';
import type { BuiltHost } from './built-host';
import { signIn } from './client';
import type { Client } from './client';
import { say } from './figure';
import { untilQuiet } from './until-quiet';

/** Of so many files the vendors' invoices are made one by one; the others are copies. */
const billed = 2000;
export const reader = 'administrator@demo.example';

/** A database of a certain size, the host that serves it, and someone signed in. */
export interface AppContext {
  readonly files: number;
  readonly notes: number;
  readonly connection: Connection;
  readonly host: BuiltHost;
  readonly client: Client;
  readonly databasePid: number;
  /** Open files, in no order, and what people would type to find such. */
  readonly ids: readonly string[];
  /** More of them than a host remembers. */
  readonly manyIds: readonly string[];
  readonly words: readonly string[];
  readonly clientIds: readonly string[];
  close(): Promise<void>;
}

/** What a house is loaded with. */
export interface House {
  readonly files: number;
  readonly notesPerFile: number;
  /** What it is kept under, where there are others of as many files. */
  readonly name?: string;
  /** What makes more of what was loaded. */
  readonly grow?: (db: Db, dataDir: string) => Promise<void>;
}

/** Loads a house, unless the folder has it already, and opens a host on it. */
export async function openHost(folder: string, house: House): Promise<AppContext> {
  const began = performance.now();
  const { files } = house;
  const dataDir = path.join(folder, house.name ?? `${files}`);
  const isLoaded = existsSync(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const cluster = await startEmbedded({ dataDir, say });
  // One that was kept is brought to where the product is now, before the database tidies up after it.
  if (isLoaded) await bringUp(cluster.connection);
  else await load(cluster.connection, house, dataDir);
  await deal(cluster.connection, files);
  const found = await survey(cluster.connection);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  say(`\n${files} files and ${found.notes} notes ${isLoaded ? 'kept' : 'loaded'} (${seconds} s)`);
  const host = await startHost(cluster.dataDir);
  await untilQuiet([host.pid, found.databasePid]);
  const client = await signIn(host.port, reader);
  const lenders = await client.call('GET', '/company/list?activityType=lender&isOffice=false');
  const { data } = JSON.parse(lenders.body) as { data: { _id: string }[] };
  return {
    ...found,
    files,
    connection: cluster.connection,
    host,
    client,
    clientIds: data.map(({ _id }) => _id),
    close: async () => {
      client.close();
      await host.stop();
      await cluster.stop();
    },
  };
}

async function bringUp(connection: Connection): Promise<void> {
  const { db } = openDatabase({ ...connection, statement_timeout: 0 }, () => undefined);
  await migrate(db);
  await db.destroy();
}

async function deal(connection: Connection, files: number): Promise<void> {
  const { db } = openDatabase({ ...connection, statement_timeout: 0 }, () => undefined);
  await fillDealings(db, files);
  await db.destroy();
}

async function load(
  connection: Connection,
  { files, notesPerFile, grow }: House,
  dataDir: string,
): Promise<void> {
  const { db } = openDatabase({ ...connection, statement_timeout: 0 }, () => undefined);
  const now = new Date();
  await migrate(db);
  await seedDemoNetwork(db, now);
  await seedDemo(db, { now, files, notesPerFile });
  await seedDemoVendorInvoices(db, now, { files: billed });
  // At a hundred thousand files a house has some hundred and thirty thousand invoices.
  await multiplyVendorInvoices(db, Math.round(files * 1.3));
  await grow?.(db, dataDir);
  await db.destroy();
}

async function survey(
  connection: Connection,
): Promise<Pick<AppContext, 'notes' | 'databasePid' | 'ids' | 'manyIds' | 'words'>> {
  const client = new pg.Client(connection);
  await client.connect();
  // What a database does by itself after such a load, done before anything is measured.
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  const found = await client.query<{ _id: string; serialNumber: string; debtorName: string | null }>(
    `select _id, coalesce("serialNumber", ref) "serialNumber", "debtorName" from file where not closed order by md5(_id::text) limit 4500`,
  );
  const facts = await client.query<{ notes: number; pid: number }>(
    `select (select count(*)::int from note) notes, split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int pid`,
  );
  await client.end();
  const often = found.rows.slice(0, 500);
  return {
    notes: facts.rows[0]?.notes ?? 0,
    databasePid: facts.rows[0]?.pid ?? 0,
    ids: often.map((row) => row._id),
    manyIds: found.rows.slice(often.length).map((row) => row._id),
    words: often
      .flatMap((row) => [row.serialNumber.slice(-7), row.debtorName?.split(' ').at(-1) ?? ''])
      .filter((word) => word.length >= 3)
      .slice(0, 400),
  };
}
