import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { programEnvironment } from './program-environment';

export const superuser = 'collateral';

/** Whoever can enter the socket's folder is the account itself or root; nobody else gets as far as this. */
const access = process.platform === 'win32' ? 'host all all 127.0.0.1/32 trust\n' : 'local all all trust\n';

/** Moderate for a small office machine; the write-ahead log keeps its durable defaults. */
const tuning = `
# Collateral Desk
shared_buffers = 256MB
# Totals are counted in an index alone on pages that were vacuumed; an import is through before the usual minute is.
autovacuum_naptime = 5s
effective_cache_size = 1GB
work_mem = 8MB
maintenance_work_mem = 128MB
random_page_cost = 1.1
jit = off
max_connections = 60
timezone = 'UTC'
log_timezone = 'UTC'
log_checkpoints = off
# Statements and row details would put personal data into the log.
log_min_error_statement = panic
log_error_verbosity = terse
`;

const unfinished = 'initializing-';

/** Left by a host that was killed in its first start; a young one may belong to a host that is still at work. */
function removeAbandoned(dataDir: string): void {
  const tenMinutesAgo = Date.now() - 600_000;
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(unfinished))) {
    const folder = join(dataDir, name);
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && found.mtimeMs < tenMinutesAgo) rmSync(folder, { recursive: true, force: true });
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Creates the database's files beside their place and renames them into it: whoever renames first wins, and a killed
 * start leaves nothing that looks like a database.
 */
export async function initialize(
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const dataDir = dirname(cluster);
  removeAbandoned(dataDir);
  const fresh = mkdtempSync(join(dataDir, unfinished));
  try {
    if (account) chownSync(fresh, account.uid, account.gid);
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
    const flags = [
      '--data-checksums',
      '--auth=trust',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ];
    await promisify(execFile)(binaries.initdb, ['-D', fresh, '-U', superuser, ...locale, ...flags], {
      ...(account && { uid: account.uid, gid: account.gid }),
      cwd: dataDir,
      env: programEnvironment(),
    });
    writeFileSync(join(fresh, 'pg_hba.conf'), access);
    appendFileSync(join(fresh, 'postgresql.conf'), tuning);
    renameSync(fresh, cluster);
    syncFolder(dataDir);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (existsSync(cluster)) return;
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(
      `The database could not be created in ${dataDir}; PostgreSQL said: ${output.trim().split('\n').slice(-5).join(' ')}`,
      { cause: error },
    );
  }
}
