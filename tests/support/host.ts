import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { runMigrations } from 'graphile-worker';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { migrate } from '#server/database/migrate';
import { openDatabase } from '#server/database/open';
import { buildHost } from '#server/host';
import { openLog } from '#server/open-log';
import { openScanner } from '#server/integrations/scanner/open-scanner';
import type { Scanner } from '#server/integrations/scanner/port';
import { openSearches } from '#server/integrations/search/open-searches';
import { openSummaries } from '#server/integrations/summary/open-summaries';
import { openValuations } from '#server/integrations/valuation/open-valuations';
import { openDropFolders } from '#server/integrations/drop-folder/open-drop-folders';
import { openReportFolders } from '#server/integrations/drop-folder/open-report-folders';
import { openSage } from '#server/integrations/sage/open-sage';
import { openJobs } from '#server/jobs/open-jobs';
import type { OpenJobs } from '#server/jobs/jobs';
import { workAfterAnswers } from '#server/identity/after-answer';
import { openPasswords } from '#server/identity/passwords';
import type { Passwords } from '#server/identity/passwords';
import { openMessages } from '#server/messages/open-messages';
import type { AppContext, Illness, News } from '#server/request/context';
import { seedDemoCompanies, seedDemoUsers } from '#server/seed/demo-network';
import { seedReference } from '#server/seed/reference';
import { openSealer } from '#server/sealing/open-sealer';
import { readSettings } from '#server/settings';
import { openStorage } from '#server/storage/open-storage';
import { hostSecret } from './host-secret';
import { freshDatabase } from './database';
import type { Connection } from './database';
import { holdToDeclaration } from './hold-to-declaration';
import { showDemoLicences } from './licences';

/** A running host on a database of its own, with the demo people in it. */
export interface TestHost {
  readonly server: FastifyInstance;
  readonly app: AppContext;
  readonly news: News[];
  readonly dataDir: string;
  readonly connection: Connection;
  /** Moves the host's clock. */
  passes(seconds: number): void;
  /** From now on the host finds its disk full, or its database gone; or neither. */
  fallsIll(what?: Illness): void;
}

export interface HostOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Where the host's clock starts; it stands still unless it is moved. */
  readonly at?: string;
  /** Takes up jobs, or queues them for another process; without it they only stand in their rows. */
  readonly jobs?: true | 'elsewhere';
  readonly scanner?: Scanner;
  readonly passwords?: Passwords;
  /** Its records are marked with what no declaration knows, so its answers are not held to any, or its refusals alone. */
  readonly marked?: true | 'refusals held';
  /** Hears every line that the host logs, the least of them too. */
  readonly hears?: (line: string) => void;
  /** What stands in its database from the start, beside the demo people. */
  readonly furnished?: Furnished;
}

/** What takes long to be put into a database: it is put into one for the run, and the others are copied from that. */
export interface Furnished {
  /** Changes with what is put there. */
  readonly key: string;
  readonly furnish: (host: TestHost) => Promise<void>;
}

const template = [
  '../../src/server/database/migrations',
  '../../src/server/seed',
  '../../src/contract/roles',
].map((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join(''),
);

/** As hashes are made everywhere, with the least that such a hash can cost: a test signs several people in. */
const cheapest = openPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

async function prepare(connection: Connection): Promise<void> {
  const { db, pool } = openDatabase(connection, () => undefined);
  await migrate(db);
  // The queue brings itself up to date where it is opened: so it is here, once, and not in each house that takes up jobs.
  await runMigrations({ pgPool: pool, schema: 'graphile_worker' });
  await seedReference(db);
  await seedDemoCompanies(db);
  await seedDemoUsers(db, cheapest);
  await showDemoLicences(db);
  await db.destroy();
}

/** Starts a host for one test; it ends with the test. */
export async function startHost(options: HostOptions = {}): Promise<TestHost> {
  const { host, close } = await openHost(options);
  onTestFinished(close);
  return host;
}

/** Starts a host that several tests share; whoever opens it closes it. */
export async function openHost(options: HostOptions = {}): Promise<{
  host: TestHost;
  close: () => Promise<void>;
}> {
  const { furnished } = options;
  const { connection, drop } = await freshDatabase({
    key: `${template.join('')}${furnished?.key ?? ''}`,
    prepare: async (empty) => {
      await prepare(empty);
      if (!furnished) return;
      const { host, close } = await openHostOn(empty, {});
      await furnished.furnish(host);
      await close();
    },
  });
  const { host, close } = await openHostOn(connection, options);
  return { host, close: () => close(drop) };
}

async function openHostOn(
  connection: Connection,
  {
    env = {},
    at = '2026-11-20T15:00:00.000Z',
    jobs: takesJobs,
    scanner,
    passwords = cheapest,
    marked,
    hears,
  }: HostOptions,
): Promise<{
  host: TestHost;
  close: (drop?: () => Promise<void>) => Promise<void>;
}> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'collateral-data-'));
  const settings = readSettings({ DATA_DIR: dataDir, ...env });
  const { db, pool } = openDatabase({ ...connection, max: 8 }, () => undefined);
  let jobs: OpenJobs | undefined;
  let now = new Date(at);
  let illness: Illness | undefined;
  const news: News[] = [];
  const log = hears ? openLog('trace', { write: hears }) : pino({ level: process.env.TEST_LOG ?? 'silent' });
  const app: AppContext = {
    db,
    settings,
    secret: hostSecret,
    sealer: openSealer(settings, hostSecret),
    log,
    messages: openMessages(settings, log),
    passwords,
    live: { notify: (told) => void news.push(...told) },
    storage: await openStorage(settings, log),
    scanner: scanner ?? openScanner(settings, log),
    jobs: {
      enqueue: (tx, jobId) => jobs?.enqueue(tx, jobId) ?? Promise.resolve(),
      enqueuePosting: (tx, id, later) => jobs?.enqueuePosting(tx, id, later) ?? Promise.resolve(),
      enqueueEntries: (tx, ids, later) => jobs?.enqueueEntries(tx, ids, later) ?? Promise.resolve(),
      enqueueSearch: (tx, kind, id, later) => jobs?.enqueueSearch(tx, kind, id, later) ?? Promise.resolve(),
    },
    dropFolders: openDropFolders(settings),
    reportFolders: openReportFolders(settings),
    sage: openSage(settings, db, () => new Date(now)),
    searches: openSearches(settings, () => new Date(now)),
    valuations: openValuations(settings, () => new Date(now)),
    summaries: openSummaries(settings),
    ill: () => illness,
    now: () => new Date(now),
  };
  if (takesJobs) jobs = await openJobs(app, pool);
  if (takesJobs === 'elsewhere') await jobs?.close();
  const server = await buildHost(app);
  const asDeclared = marked === true ? undefined : holdToDeclaration(server, marked ? 400 : 0);
  const close = async (drop?: () => Promise<void>): Promise<void> => {
    await server.close();
    if (takesJobs === true) await jobs?.close();
    await workAfterAnswers(app);
    await db.destroy();
    await drop?.();
    rmSync(dataDir, { recursive: true, force: true });
    asDeclared?.();
  };
  const passes = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000));
  const fallsIll = (what?: Illness): void => void (illness = what);
  return { host: { server, app, news, dataDir, connection, passes, fallsIll }, close };
}
