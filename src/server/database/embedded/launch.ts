import { spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { makeSocketFolder } from './folders';
import { processName } from './left-behind';
import { readPostmaster } from './postmaster';
import { programEnvironment } from './program-environment';

/** Milliseconds between two looks at the lock file, which is how PostgreSQL itself announces that it is ready. */
export const beat = 10;
/** Replaying a long write-ahead log after a crash takes its time; nothing is lost by waiting. */
export const patience = 180_000;

const largestLog = 10_000_000;

/** Refusals that pass by themselves: another host was faster, or processes of a killed database are still leaving. */
const passing = /lock file ".*" already exists|pre-existing shared memory block/;

function logFile(dataDir: string): string {
  return join(dataDir, 'postgresql.log');
}

function openLog(path: string, account: Account | undefined): number {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found && found.size > largestLog) renameSync(path, `${path}.previous`);
  // Root must not be led by a symlink that somebody else put into the folder. Windows has no such flag.
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  const log = openSync(path, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | noFollow, 0o600);
  if (account) fchownSync(log, account.uid, account.gid);
  return log;
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-8).join('\n');
}

function readLog(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** What the server said last, for the person who must act on it. */
export function lastWords(dataDir: string, from = 0): string {
  return `the last lines of ${logFile(dataDir)} are\n${lastLines(readLog(logFile(dataDir)).slice(from))}`;
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

/** What a statement failed for is told to whoever sent it: of a value that is not taken it holds the value, which is no log's. */
const quiet = ['-c', 'log_min_messages=log'];

/** A statement takes one processor and no more: on a machine that has few, the host and everybody else wait for who takes them all. */
const modest = ['-c', 'max_parallel_workers_per_gather=0'];

export interface Launch {
  cluster: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Record<string, string>;
}

/** Resolves when the database is ready (true) or gave way to another one (false). */
export async function launch({ cluster, binaries, account, settings }: Launch): Promise<boolean> {
  const dataDir = dirname(cluster);
  const log = openLog(logFile(dataDir), account);
  const logStart = fstatSync(log).size;
  const chosen = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const where = ['-D', cluster, ...(await listening(dataDir, account))];
  const name = ['-c', `cluster_name=${processName(cluster)}`];
  const child = spawn(binaries.postgres, [...where, ...name, ...quiet, ...modest, ...chosen], {
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
  throw new Error(`The database in ${dataDir} ${what}: ${failure?.message ?? lastWords(dataDir, logStart)}`, {
    cause: failure,
  });
}
