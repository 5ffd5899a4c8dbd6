import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating-system account that the database runs under, when it is not the host's own. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

/**
 * PostgreSQL refuses to run as root, so root steps down to `postgres`, else `nobody`.
 * Undefined for everybody else: they run the database as themselves.
 */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { name, uid, gid };
  }
  throw new Error(
    'The database cannot run as root, and this system has neither a "postgres" nor a "nobody" account: ' +
      'create one of them, or start the application as an ordinary user.',
  );
}

/** Whether the account may walk into an existing folder, given as a real path: every parent must let it through. */
export function reaches(account: Account | undefined, folder: string): boolean {
  if (!account) return true;
  const { uid, gid, mode } = statSync(folder);
  const walk = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & walk) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || reaches(account, parent);
}
