import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { startEmbedded } from './database/embedded/start-embedded';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open';
import type { Connection } from './database/open';
import { buildHost } from './host';
import { workAfterAnswers } from './identity/after-answer';
import { openPasswords } from './identity/passwords';
import { openScanner } from './integrations/scanner/open-scanner';
import { openSearches } from './integrations/search/open-searches';
import { openSummaries } from './integrations/summary/open-summaries';
import { openValuations } from './integrations/valuation/open-valuations';
import { openDropFolders } from './integrations/drop-folder/open-drop-folders';
import { openReportFolders } from './integrations/drop-folder/open-report-folders';
import { openSage } from './integrations/sage/open-sage';
import { openJobs } from './jobs/open-jobs';
import { openLive } from './live/open-live';
import { openMessages } from './messages/open-messages';
import type { AppContext, Illness } from './request/context';
import { prepareData } from './seed/prepare-data';
import { sealUploads } from './jobs/uploads';
import { openSealer } from './sealing/open-sealer';
import { sealWhatStands } from './sealing/seal-what-stands';
import type { Settings } from './settings';
import { openStorage } from './storage/open-storage';
import { watchRoom } from './storage/room';
import { sweepHourly } from './sweep';

export interface RunningHost {
  readonly server: FastifyInstance;
  readonly app: AppContext;
  readonly port: number;
  /** The link that makes the first administrator, where there is nobody yet. */
  readonly firstLink: string | undefined;
  /** Lets what is under way finish, then lets go of everything. */
  close(): Promise<void>;
}

const hardStop = 10_000;

/**
 * Opens a whole host: its database, migrated and with the data it cannot be without; its jobs, live news and messages; its
 * port. What was opened is closed again where a later step fails.
 */
export async function openHost(
  settings: Settings,
  log: FastifyBaseLogger,
  say: (line: string) => void,
): Promise<RunningHost> {
  mkdirSync(settings.dataDir, { recursive: true });
  const cluster = settings.databaseUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir, say });
  const connection: Connection = cluster ? cluster.connection : { connectionString: settings.databaseUrl };
  if (cluster && !(await cluster.claim())) {
    await cluster.stop();
    throw new Error(
      `Another host works on ${settings.dataDir} already. Stop it, or give this one a DATA_DIR of its own; several hosts share a database that DATABASE_URL names.`,
    );
  }
  cluster?.keepRunning((said, error) => (error ? log.error({ err: error }, said) : log.warn(said)));
  const room = await watchRoom([settings.dataDir, ...(cluster ? [cluster.dataDir] : [])]);
  const { db, pool } = openDatabase(connection, (error) =>
    log.warn({ err: error }, 'A connection to the database was lost.'),
  );
  const closing: (() => Promise<unknown>)[] = [
    () => db.destroy(),
    () => cluster?.stop() ?? Promise.resolve(),
    async () => room.close(),
  ];
  const closeAll = async (): Promise<void> => {
    for (const close of closing) await close();
  };
  try {
    await migrate(db);
    const messages = openMessages(settings, log);
    const secret = settings.secret ?? keptSecret(settings.dataDir);
    const sealer = openSealer(settings, secret);
    const parts = {
      db,
      settings,
      secret,
      sealer,
      log,
      messages,
      passwords: openPasswords(),
      storage: await openStorage(settings, log),
      scanner: openScanner(settings, log),
      dropFolders: openDropFolders(settings),
      reportFolders: openReportFolders(settings),
      sage: openSage(settings, db, () => new Date()),
      searches: openSearches(settings, () => new Date()),
      valuations: openValuations(settings, () => new Date()),
      summaries: openSummaries(settings),
      ill: (): Illness | undefined =>
        cluster?.isUp() === false ? 'database-down' : room.isFull() ? 'disk-full' : undefined,
      now: () => new Date(),
    };
    const { firstLink } = await prepareData(parts, say);
    await sealWhatStands(db, sealer);
    await sealUploads(parts, (error) => log.warn({ err: error }, 'An upload could not be sealed anew.'));
    const app: AppContext = {
      ...parts,
      live: { notify: (news) => live.notify(news) },
      jobs: {
        enqueue: (tx, id) => jobs.enqueue(tx, id),
        enqueuePosting: (tx, id, at) => jobs.enqueuePosting(tx, id, at),
        enqueueEntries: (tx, ids, at) => jobs.enqueueEntries(tx, ids, at),
        enqueueSearch: (tx, kind, id, at) => jobs.enqueueSearch(tx, kind, id, at),
      },
    };
    const server = await buildHost(app);
    const live = openLive(server.server, parts, settings.databaseUrl ? pool : undefined);
    // The host does not close while a socket is open, so the sockets go first.
    server.addHook('preClose', () => live.close());
    const jobs = await openJobs(app, pool);
    const stopSweeping = sweepHourly(app);
    closing.unshift(
      () => Promise.all([stopServing(server), endedSoon(stopSweeping())]),
      () => workAfterAnswers(app),
      () => jobs.close(),
    );
    await server.listen({ host: settings.host, port: settings.port });
    return { server, app, firstLink, port: (server.server.address() as AddressInfo).port, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Waits for what was begun, and no longer than for an answer. */
const endedSoon = (work: Promise<void>): Promise<void> =>
  Promise.race([work, pause(hardStop, undefined, { ref: false })]);

async function stopServing(server: FastifyInstance): Promise<void> {
  const late = setTimeout(() => server.server.closeAllConnections(), hardStop);
  await server.close();
  clearTimeout(late);
}

/** The key of a host that keeps its own database, made once and kept beside it. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8');
}
