import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openFile } from '../../storage/open-file';
import type { DropFolder } from './port';
import { isTakable, marked, partOf } from './port';

/** A folder on this machine, or one that is mounted here. */
export function localFolder(root: string): DropFolder {
  const at = async (part: 'in' | 'done' | 'review' | 'out', name = ''): Promise<string> => {
    await mkdir(path.join(root, part), { recursive: true, mode: 0o700 });
    return path.join(root, part, name);
  };
  return {
    provider: 'folder',
    waiting: async () => {
      const folder = await at('in');
      const names = (await readdir(folder)).filter(isTakable).sort();
      const found = await Promise.all(
        names.map(async (name) => ({
          name,
          about: await stat(path.join(folder, name)).catch(() => undefined),
        })),
      );
      return found.flatMap(({ name, about }) => (about?.isFile() ? [{ name, size: about.size }] : []));
    },
    read: async (name) => (await openFile(await at('in', name)))?.stream,
    move: async (name, to, mark) => {
      const isThere = await stat(await at(to, name)).catch(() => undefined);
      const free = isThere ? marked(name, mark) : name;
      await rename(await at('in', name), await at(to, free)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
    leave: async (name, bytes, mark) => {
      const part = await at('out', partOf(name, mark));
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, await at('out', name));
    },
    clear: async (name, mark) => rm(await at('out', partOf(name, mark)), { force: true }),
    attempt: async () => {
      const file = await at('out', '.attempt.part');
      await writeFile(file, '');
      await rm(file);
    },
  };
}
