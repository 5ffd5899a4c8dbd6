import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { makeSocketFolder } from './folders';
import { isRunning, lockFile, readPostmaster } from './postmaster';
import { becomePresent, type Presence } from './presence';
import { programEnvironment } from './program-environment';

/** Milliseconds between two looks at the lock file, which is how PostgreSQL itself announces that it is ready. */
const beat = 10;
/** Replaying a long write-ahead log after a crash takes its time; nothing is lost by waiting. */
const patience = 180_000;

const largestLog = 10_000_000;

/** Refusals that pass by themselves: another host was faster, or processes of a killed database are still leaving. */
const passing = /lock file ".*" already exists|pre-existing shared memory block/;

export function logFile(dataDir: string): string {
  return join(dataDir, 'postgresql.log');
}

function openLog(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && found.size > largestLog) renameSync(path, `${path}.previous`);
  return openSync(path, 'a', 0o600);
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-8).join('\n');
}

function readLog(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 5432;
}

/** Nothing listens on the network, save on Windows: Node cannot open PostgreSQL's sockets there, so a loopback port is used. */
async function listening(dataDir: string, account: Account | undefined): Promise<string[]> {
  if (process.platform === 'win32') {
    return [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-p',
      String(await freePort()),
    ];
  }
  const socketFolder = makeSocketFolder(dataDir, account);
  return ['-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700', '-k', socketFolder, '-p', '5432'];
}

interface Launch {
  cluster: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Record<string, string>;
}

/** Resolves when the database is ready (true) or gave way to another one (false). */
async function launch({ cluster, binaries, account, settings }: Launch): Promise<boolean> {
  const dataDir = dirname(cluster);
  const log = openLog(logFile(dataDir));
  const logStart = fstatSync(log).size;
  const chosen = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', cluster, ...(await listening(dataDir, account)), ...chosen], {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: dataDir,
    env: programEnvironment(),
    // In a session of its own, so that Ctrl-C reaches only the host, which drains before it stops the database.
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  let failure: Error | undefined;
  let ended = false;
  child.once('error', (error) => {
    failure = error;
    ended = true;
  });
  child.once('exit', () => (ended = true));

  const deadline = Date.now() + patience;
  while (!ended && Date.now() < deadline) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.pid === child.pid && postmaster?.ready) return true;
    await pause(beat);
  }
  const said = readLog(logFile(dataDir)).slice(logStart);
  if (ended && !failure && passing.test(said)) return false;
  const what = ended
    ? 'did not start'
    : `is not ready after ${patience / 1000} seconds and was left to finish`;
  throw new Error(
    `The database in ${dataDir} ${what}: ${failure?.message ?? `the last lines of ${logFile(dataDir)} are\n${lastLines(said)}`}`,
    { cause: failure },
  );
}

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
    }
    await pause(beat);
  }
  throw new Error(
    `The database in ${cluster} does not answer, although its lock file names the running process ` +
      `${readPostmaster(cluster)?.pid ?? '?'}. If that process is not a PostgreSQL, remove ${lockFile(cluster)}. ` +
      `The last lines of its log are\n${lastLines(readLog(logFile(dirname(cluster))))}`,
  );
}

/** Asks for a fast shutdown: sessions are ended, everything committed is written out. */
function requestStop(cluster: string, pid: number, binaries: () => Binaries): void {
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
