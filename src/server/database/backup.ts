import { constants } from 'node:fs';
import {
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { clusterFolder } from './embedded/folders';

export interface Backup {
  /** Folder to hand to `startEmbedded` as its data folder, to open the copy. */
  dataDir: string;
  files: number;
}

/** Folders whose contents belong to the running server alone; they must exist in the copy, empty. */
const emptied = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

const leftOut = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/;

interface Owner {
  uid: number;
  gid: number;
}

/** A backup that is only in memory when the power fails is none; root hands every file to the database's account. */
async function syncToDisk(path: string, owner: Owner | undefined): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    if (owner) await handle.chown(owner.uid, owner.gid);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolder(path: string, owner: Owner | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  if (owner) await chown(path, owner.uid, owner.gid);
}

/** Copied files that may not have reached the disk yet. */
type Unsynced = string[];

/** Many at a time: one by one, a thousand small files would each wait for a turn of the disk. */
async function syncAll(paths: Unsynced, owner: Owner | undefined): Promise<void> {
  for (let begin = 0; begin < paths.length; begin += 64) {
    await Promise.all(paths.slice(begin, begin + 64).map((path) => syncToDisk(path, owner)));
  }
}

/** A table dropped during the backup takes its files along; the write-ahead log says so too. */
function hasVanished(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function unlessVanished<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (hasVanished(error)) return undefined;
    throw error;
  });
}

async function copyOne(from: string, to: string, copied: Unsynced): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  copied.push(to);
}

async function copyTree(
  from: string,
  to: string,
  owner: Owner | undefined,
  copied: Unsynced,
  depth = 0,
): Promise<void> {
  await makeFolder(to, owner);
  for (const entry of (await unlessVanished(readdir(from, { withFileTypes: true }))) ?? []) {
    if (leftOut.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && depth === 0 && emptied.has(entry.name)) await makeFolder(target, owner);
    else if (entry.isDirectory()) await copyTree(source, target, owner, copied, depth + 1);
    else if (entry.isFile()) await unlessVanished(copyOne(source, target, copied));
  }
}

/** Holds back the write-ahead log of the time of the copy, and copies it once the server has closed the backup. */
async function copyCluster(
  client: pg.Client,
  source: string,
  target: string,
  owner: Owner | undefined,
): Promise<number> {
  const copied: Unsynced = [];
  await client.query(
    `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), immediately_reserve => true, temporary => true)`,
  );
  const begun = await client.query<{ first: string }>(
    `select pg_walfile_name(lsn) as first from pg_backup_start('collateral-desk', fast => true) as lsn`,
  );
  const first = begun.rows[0]?.first ?? '';
  await copyTree(source, target, owner, copied);
  const ended = await client.query<{ label: string; last: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)`,
  );
  const { label, last } = ended.rows[0] ?? { label: '', last: '' };
  const log = join(source, 'pg_wal');
  // Names of segments count upwards within a timeline, so their order is that of their names.
  const segments = (await readdir(log))
    .sort()
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  if (!label || segments[0] !== first || segments.at(-1) !== last) {
    throw new Error(`The write-ahead log from ${first} to ${last} is not complete: start the backup again.`);
  }
  for (const name of segments) await copyOne(join(log, name), join(target, 'pg_wal', name), copied);
  for (const name of (await readdir(log)).filter((entry) => entry.endsWith('.history'))) {
    await copyOne(join(log, name), join(target, 'pg_wal', name), copied);
  }
  await writeFile(join(target, 'backup_label'), label, { mode: 0o600 });
  await syncAll([...copied, join(target, 'backup_label')], owner);
  return copied.length;
}

/**
 * Copies a running embedded database, with everything committed up to the end of the copy, while it goes on working.
 * `targetDir` must not exist; it appears when the copy is complete. The connection needs the rights of the embedded user.
 */
export async function backUp(
  connection: pg.ClientConfig,
  dataDir: string,
  targetDir: string,
): Promise<Backup> {
  const target = resolve(targetDir);
  if (await lstat(target).catch(() => undefined)) {
    throw new Error(`${target} exists already: name a new folder for the backup.`);
  }
  const source = clusterFolder(dataDir);
  const owner = process.getuid?.() === 0 ? await stat(source) : undefined;
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(join(dirname(target), `${basename(target)}-unfinished-`));
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const files = await copyCluster(client, source, clusterFolder(draft), owner);
    if (owner) await chmod(draft, 0o711);
    await rename(draft, target);
    return { dataDir: target, files };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    // Ending the session also ends a backup that failed half-way, and releases the log that was held back.
    await client.end();
  }
}
