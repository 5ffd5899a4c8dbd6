import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, reaches } from './account';

/** Part of the folder's name, so that a later major version never opens files it cannot read. */
export const majorVersion = 18;

/** Where the database's own files lie inside a data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, `postgresql-${majorVersion}`);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Sixteen characters that stand for a path, where it is too long or not for everybody to read. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The real path of a path whose last parts may not exist yet. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));
}

/** A shared temporary folder may hold a folder of the same name that somebody else laid there as a trap. */
function isOursAlone(folder: string, owner: number | undefined): boolean {
  if (process.platform === 'win32') return true;
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === owner && (found.mode & 0o022) === 0;
}

function systemFolders(): string[] {
  return ['/var/lib/collateral-desk', join(tmpdir(), 'collateral-desk')];
}

function makeSystemFolder(account: Account | undefined, name: string): string {
  for (const base of systemFolders()) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o711 });
      const folder = join(realpathSync(base), name);
      mkdirSync(folder, { recursive: true, mode: 0o711 });
      const ours = isOursAlone(base, process.getuid?.()) && isOursAlone(folder, process.getuid?.());
      if (ours && reaches(account, folder)) return folder;
    } catch {
      // A system with a read-only /var/lib still has a temporary folder: the next one is tried.
    }
  }
  throw new Error(
    `No folder was found for the database: neither ${systemFolders().join(' nor ')} can be used. ` +
      'Set the data folder to one that other accounts may enter.',
  );
}

/**
 * The folder to keep the database in: the one asked for, or a system folder when the database's account cannot
 * enter it (a data folder under root's closed home, for one). Data that exists already decides: it is never left behind.
 */
export function chooseDataFolder(
  asked: string,
  account: Account | undefined,
  say: (line: string) => void,
): string {
  let folder: string;
  try {
    mkdirSync(resolve(asked), { recursive: true, mode: account ? 0o711 : 0o700 });
    folder = realpathSync(resolve(asked));
  } catch (error) {
    throw new Error(`The data folder ${asked} cannot be created or opened: ${reason(error)}.`, {
      cause: error,
    });
  }
  if (!account) return folder;

  const name = shortHash(folder);
  const reachable = reaches(account, folder);
  if (existsSync(clusterFolder(folder))) {
    const owner = clusterOwner(clusterFolder(folder), account);
    if (reaches(owner, folder)) return folder;
    throw new Error(
      `The database in ${folder} cannot be entered by the account "${owner?.name}" any more: ` +
        'let other accounts pass through its parent folders (chmod o+x), or move it.',
    );
  }
  const earlier = systemFolders()
    .map((base) => join(realPath(base), name))
    .find((place) => existsSync(clusterFolder(place)));
  if (reachable && !earlier) return folder;

  const fallback = earlier ?? makeSystemFolder(account, name);
  const why = reachable
    ? `because the database of ${folder} was created there`
    : `because the account "${account.name}" cannot enter ${folder}`;
  const care = fallback.startsWith(realPath(tmpdir())) ? '; the system may empty that folder' : '';
  say(`The database is kept in ${fallback}, ${why}${care}.`);
  return fallback;
}

/** The longest path of a socket is 103 bytes on macOS and 107 on Linux. */
const longestSocketPath = 100;

/** A folder that only the database's account (and root) may enter, short enough to hold the socket. */
export function makeSocketFolder(dataDir: string, account: Account | undefined): string {
  const temporary = realPath(tmpdir());
  const places = [
    join(dataDir, 'socket'),
    ...(reaches(account, temporary) ? [join(temporary, `collateral-desk-${shortHash(dataDir)}`)] : []),
    `/tmp/collateral-desk-${shortHash(dataDir)}`,
  ];
  const folder = places.find((place) => Buffer.byteLength(`${place}/.s.PGSQL.5432`) <= longestSocketPath);
  if (!folder) throw new Error(`No folder with a short enough path was found for the socket of ${dataDir}.`);
  const owner = account?.uid ?? process.getuid?.();
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  if (account && isOursAlone(folder, 0)) chownSync(folder, account.uid, account.gid);
  if (!isOursAlone(folder, owner)) {
    throw new Error(`The folder ${folder} belongs to another account: remove it, then start again.`);
  }
  return folder;
}

/** Who owns the database's files, and so must run it; fails with a sentence when this process cannot become them. */
export function clusterOwner(cluster: string, account: Account | undefined): Account | undefined {
  const { uid, gid } = statSync(cluster);
  if (process.platform === 'win32') return undefined;
  if (account && uid === 0) {
    giveTo(account, cluster);
    return account;
  }
  if (account) return uid === account.uid ? account : { name: `number ${uid}`, uid, gid };
  if (!account && uid === process.getuid?.()) return undefined;
  throw new Error(
    `The database in ${cluster} belongs to account number ${uid}: start the application as that account or as root.`,
  );
}

/** What root copied belongs to root, as whom no database runs: the files of a copy go to its account. Links are not followed. */
function giveTo(account: Account, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) giveTo(account, place);
    else lchownSync(place, account.uid, account.gid);
  }
  lchownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}
