import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removes what lies in a folder and was not touched since `before`, in milliseconds of the machine's clock. */
export async function sweepFolder(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(file, { recursive: true, force: true });
  }
}
