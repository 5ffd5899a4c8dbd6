import { readdirSync, readFileSync } from 'node:fs';
import { shortHash } from './folders';

/** What a database calls itself in the names of its processes, by its folder: anybody may read that, and a folder only who owns the process. */
export function processName(cluster: string): string {
  return `collateral-desk-${shortHash(cluster)}`;
}

function told(pid: string, fact: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${fact}`, 'utf8');
  } catch {
    // It ended between the two looks.
    return '';
  }
}

/** The number of a process's parent, which follows its name and its state: "4711 (postgres) S 1 …". */
const parentOf = (pid: string): string | undefined => /\) \S (\d+)/.exec(told(pid, 'stat'))?.[1];

function wasLeftBehind(pid: string, cluster: string): boolean {
  if (!told(pid, 'cmdline').startsWith(`postgres: ${processName(cluster)}:`)) return false;
  const parent = parentOf(pid);
  return parent !== undefined && !told(parent, 'stat').includes('(postgres)');
}

/**
 * Ends the processes of a database whose main process is gone. Most of them leave by themselves; one that waits for a
 * lock of another that was killed with it waits for ever, and as long as it is there no database may start on its folder.
 * Nothing is lost by it: what was acknowledged is in the log that the next start replays. Where processes cannot be
 * looked at by files (no Linux), nothing is done.
 */
export function endLeftBehind(cluster: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid) || !wasLeftBehind(pid, cluster)) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended by itself, or belongs to somebody else: the next start says that it is still there.
    }
  }
}
