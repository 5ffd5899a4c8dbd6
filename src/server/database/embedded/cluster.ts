import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { beat, lastWords, launch, type Launch, patience } from './launch';
import { endLeftBehind } from './left-behind';
import { isRunning, lockFile, readPostmaster } from './postmaster';
import { becomePresent, type Presence } from './presence';

/** PostgreSQL clears the lock of a process that is gone, but not one whose number now belongs to another program. */
function clearStaleLock(cluster: string): void {
  const postmaster = readPostmaster(cluster);
  if (postmaster && !isRunning(postmaster.pid)) rmSync(lockFile(cluster), { force: true });
}

/**
 * Attaches to the running database of the folder, or starts it. Needs no lock of its own: of two PostgreSQLs on one
 * folder the second gives way, and its host attaches to the first.
 */
export async function enterCluster(
  cluster: string,
  prepareLaunch: () => Omit<Launch, 'cluster'>,
): Promise<{ presence: Presence; attached: boolean }> {
  const deadline = Date.now() + patience;
  let launched = false;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(cluster);
    if (postmaster && isRunning(postmaster.pid)) {
      const presence = postmaster.ready ? await becomePresent(postmaster, cluster) : undefined;
      if (presence) return { presence, attached: !launched };
    } else {
      clearStaleLock(cluster);
      launched = await launch({ cluster, ...prepareLaunch() });
      if (launched) continue;
      endLeftBehind(cluster);
    }
    await pause(beat);
  }
  const named = readPostmaster(cluster)?.pid;
  const why =
    named === undefined
      ? `cannot start: processes named "postgres" of an earlier one still run on it, and must be ended.`
      : `does not answer, although its lock file names the running process ${named}. If that process is not a ` +
        `PostgreSQL, remove ${lockFile(cluster)}.`;
  throw new Error(`The database in ${cluster} ${why} What it said: ${lastWords(dirname(cluster))}`);
}

/** Asks for a fast shutdown: sessions are ended, everything committed is written out. */
export function requestStop(cluster: string, pid: number, binaries: () => Binaries): void {
  // Node's signals end a Windows process on the spot; PostgreSQL's own tool speaks to it properly.
  if (process.platform === 'win32') spawnSync(binaries().pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-W']);
  else process.kill(pid, 'SIGINT');
}

/** Leaves the database, and stops it when no other host is present. Waits until its process is gone. */
export async function leaveCluster(
  cluster: string,
  presence: Presence,
  binaries: () => Binaries,
): Promise<void> {
  const postmaster = readPostmaster(cluster);
  let own: Presence | undefined = presence;
  const isLast = await presence.leave().catch(async () => {
    // The database was restarted since: only it knows which hosts have come back.
    own = postmaster?.ready ? await becomePresent(postmaster, cluster) : undefined;
    return (await own?.leave()) ?? false;
  });
  if (!isLast || !postmaster || !isRunning(postmaster.pid)) return own?.close();
  requestStop(cluster, postmaster.pid, binaries);
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (!isRunning(postmaster.pid)) return own.close();
    await pause(beat);
  }
  throw new Error(
    `The database in ${cluster} (process ${postmaster.pid}) has not stopped after ${patience / 1000} seconds.`,
  );
}
