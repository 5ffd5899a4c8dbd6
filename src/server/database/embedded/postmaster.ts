import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The database's main process, as its own lock file describes it. */
export interface Postmaster {
  pid: number;
  /** Folder of the socket, or the loopback address. */
  host: string;
  port: number;
  ready: boolean;
  /** It was told to end: nobody new is let in. */
  ending: boolean;
}

export function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

function contents(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Undefined when there is no lock file, or when its first lines are not written yet. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = contents(lockFile(cluster))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    host: lines[4]?.trim() || '127.0.0.1',
    ready: lines[7]?.trim() === 'ready',
    ending: lines[7]?.trim() === 'stopping',
  };
}

/**
 * Whether the process runs and is a PostgreSQL. Numbers are used again after a restart of the system or a container;
 * where the name cannot be read, the answer is yes: removing the lock of a running database would be worse than waiting.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const facts = process.platform === 'linux' ? contents(`/proc/${pid}/stat`) : undefined;
  if (facts === undefined) return true;
  // "4711 (postgres) S 1 …"; Z and X have ended, and only wait for a parent that may never ask.
  const [, name = '', state = ''] = /\((.*)\) (\S)/s.exec(facts) ?? [];
  return name.includes('postgres') && state !== 'Z' && state !== 'X';
}
