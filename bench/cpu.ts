import { readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Milliseconds that it was at work, and its children that have ended. */
  readonly spent: number;
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = (from: number): number => Number(fields[from]) + Number(fields[from + 1]);
      // Its own, of user and system, and those of children that have ended: connections come and go.
      const own = scheduled(name) ?? (ticks(11) * 1000) / ticksPerSecond;
      const ended = (ticks(13) * 1000) / ticksPerSecond;
      return [{ pid: Number(name), parent: Number(fields[1]), spent: own + ended }];
    } catch {
      return [];
    }
  });
}

/** What the scheduler gave the threads of a process, to the nanosecond; nothing where the kernel does not tell. The ticks are ten milliseconds long. */
function scheduled(pid: string): number | undefined {
  const nanoseconds = readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
    .reduce((sum, told) => sum + Number(told.split(' ')[0]), 0);
  return nanoseconds > 0 ? nanoseconds / 1e6 : undefined;
}

/** CPU milliseconds that a process and its children, those that have ended too, have used so far. Linux only; 0 elsewhere. */
export function cpuOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const all = processes();
  const tree = new Set([pid]);
  for (let grown = true; grown;) {
    grown = false;
    for (const one of all)
      if (tree.has(one.parent) && !tree.has(one.pid)) {
        tree.add(one.pid);
        grown = true;
      }
  }
  return all.filter((one) => tree.has(one.pid)).reduce((sum, one) => sum + one.spent, 0);
}

/** Resident memory of a process in megabytes. Linux only; 0 elsewhere. */
export function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 1_048_576;
}
