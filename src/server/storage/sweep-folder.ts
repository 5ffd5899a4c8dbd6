import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes what lies in a folder and was not touched since `before`, in milliseconds of the machine's clock; of all that, what ends on `ending`
 * alone.
 */
export async function sweepFolder(folder: string, before: number, ending = ''): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(ending))) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(file, { recursive: true, force: true });
  }
}
