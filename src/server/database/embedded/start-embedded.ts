import { existsSync } from 'node:fs';
import { databaseAccount } from './account';
import { findBinaries } from './binaries';
import { enterCluster, leaveCluster, requestStop } from './cluster';
import { chooseDataFolder, clusterFolder, clusterOwner } from './folders';
import { initialize, superuser } from './initialize';
import { keepRunning } from './keep-running';
import type { Keeping, Kept } from './keep-running';
import { isRunning, readPostmaster } from './postmaster';
import type { Presence } from './presence';

/** The application's database inside the cluster. */
const application = 'collateral';

export interface EmbeddedCluster {
  /** To hand to `pg`: `host` is the folder of the socket (on Windows the loopback address). */
  connection: { host: string; port: number; user: string; database: string };
  /** True when the database was running already, after a kill of its host for one. */
  attached: boolean;
  /** The folder in use, which is not the one asked for when the database's account cannot enter that. */
  dataDir: string;
  /** Whether its process runs, or ran a moment ago. */
  isUp(): boolean;
  /** From now on the database is started again where it ends, until `stop`. */
  keepRunning(hear: Kept['hear']): void;
  /** Says that this host works here alone; false where another one said so before. A host that was killed has said nothing. */
  claim(): Promise<boolean>;
  /** Stops the database, unless another host is using it. Close your own pools first: their sessions are ended. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** PostgreSQL settings of this start, over those of postgresql.conf; without effect when attaching. */
  settings?: Record<string, string>;
  /** Hears sentences meant for the person who starts the application. */
  say?: (line: string) => void;
}

async function createApplicationDatabase(presence: Presence): Promise<void> {
  const exists = `select 1 from pg_database where datname = '${application}'`;
  if ((await presence.query(exists)).length > 0) return;
  try {
    await presence.query(`create database "${application}"`);
  } catch (error) {
    // Two hosts may both have found it absent.
    if ((await presence.query(exists)).length === 0) throw error;
  }
}

/**
 * Starts the PostgreSQL that comes with the application on a data folder, or attaches to the one already running there.
 * The first start creates it. Fails with a sentence that says what to do, and the last lines of the server's log.
 */
export async function startEmbedded({
  dataDir,
  settings = {},
  say = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedCluster> {
  const account = databaseAccount();
  const folder = chooseDataFolder(dataDir, account, say);
  const cluster = clusterFolder(folder);
  if (!existsSync(cluster)) {
    await initialize(cluster, findBinaries(account, folder), account, settings.fsync !== 'off');
  }
  const owner = clusterOwner(cluster, account);
  const binaries = () => findBinaries(owner, folder);
  const enter = () => enterCluster(cluster, () => ({ binaries: binaries(), account: owner, settings }));
  const entered = await enter();
  const { attached } = entered;
  let { presence } = entered;
  try {
    await createApplicationDatabase(presence);
  } catch (error) {
    await leaveCluster(cluster, presence, binaries);
    throw error;
  }
  const postmaster = readPostmaster(cluster);
  if (!postmaster)
    throw new Error(`The database in ${folder} stopped while it was being opened: start again.`);

  const isUp = (): boolean => {
    const found = readPostmaster(cluster);
    return found !== undefined && isRunning(found.pid);
  };
  // One that waits until nobody uses it would wait for this host for ever, and let nobody in meanwhile.
  const endAtOnce = (): void => {
    const found = readPostmaster(cluster);
    if (!found?.ending || !isRunning(found.pid)) return;
    try {
      requestStop(cluster, found.pid, binaries);
    } catch {
      // It ended between the two looks; the next one sees so.
    }
  };
  let claimed = false;
  const claim = async (): Promise<boolean> => (claimed = await presence.claim());
  const startAgain = async (): Promise<void> => {
    ({ presence } = await enter());
    if (claimed) await presence.claim();
  };
  let keeping: Keeping | undefined;
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await keeping?.stop();
    await leaveCluster(cluster, presence, binaries);
  };
  return {
    connection: { host: postmaster.host, port: postmaster.port, user: superuser, database: application },
    attached,
    dataDir: folder,
    isUp: () => keeping?.stood() ?? isUp(),
    keepRunning: (hear) => void (keeping ??= keepRunning({ isUp, endAtOnce, start: startAgain, hear })),
    claim,
    stop: () => (stopping ??= stop()),
  };
}
