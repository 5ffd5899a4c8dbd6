import path from 'node:path';
import { bundle } from './bundle';
import { runFolder } from './run-folder';

const made = new Map<string, Promise<string>>();

/** Where the bundle of a program lies, which is made once in each worker of a run. */
export function bundledOnce(source: string): Promise<string> {
  const name = `${path.basename(source, '.ts')}-${process.pid}`;
  const known = made.get(source) ?? bundle(source, path.join(runFolder(), name));
  made.set(source, known);
  return known;
}
