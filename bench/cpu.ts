import { readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // Its own, of user and system, and those of children that have ended: connections come and go.
      const spent = fields.slice(11, 15);
      return [
        {
          pid: Number(name),
          parent: Number(fields[1]),
          ticks: spent.reduce((sum, field) => sum + Number(field), 0),
        },
      ];
    } catch {
      return [];
    }
  });
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
  return all
    .filter((one) => tree.has(one.pid))
    .reduce((sum, one) => sum + (one.ticks * 1000) / ticksPerSecond, 0);
}

/** Resident memory of a process in megabytes. Linux only; 0 elsewhere. */
export function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 1_048_576;
}
