import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedCluster, startEmbedded } from '#server/database/embedded/start-embedded';
import { clusterVariable } from './database';

const prefix = 'collateral-desk-tests-';

/** Where the databases lie: in memory, where the machine offers a folder there with room for them. */
function folderOfTests(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize > 4 * 2 ** 30) return '/dev/shm';
  } catch {
    // No such folder: as on anything but Linux.
  }
  return tmpdir();
}

/** Nothing in these databases outlives the run, so nothing needs to reach the disk. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '64MB',
};

let cluster: EmbeddedCluster | undefined;

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** A run that was killed leaves its database running; its folder carries the number of its process. */
async function clearAbandoned(): Promise<void> {
  const folder = folderOfTests();
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
  for (const name of names.filter((name) => isGone(Number(name.slice(prefix.length))))) {
    const dataDir = join(folder, name);
    try {
      await (await startEmbedded({ dataDir, settings: fast })).stop();
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // Another run clears it at this moment, or it belongs to another account; this run has its own folder.
    }
  }
}

/** Starts one cluster for the whole run, before the first worker. */
export async function setup(): Promise<void> {
  await clearAbandoned();
  const dataDir = join(folderOfTests(), `${prefix}${process.pid}`);
  mkdirSync(dataDir, { mode: 0o711, recursive: true });
  cluster = await startEmbedded({ dataDir, settings: fast });
  process.env[clusterVariable] = JSON.stringify(cluster.connection);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  if (cluster) rmSync(cluster.dataDir, { recursive: true, force: true });
}
