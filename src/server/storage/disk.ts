import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { openFile } from './open-file';
import { draftEnding, keepFile, receiveFile } from './receive-file';
import type { Storage } from './storage';

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const atOnce = 500;

/** Documents in a folder that the web server does not know, two letters of the id deep so that no folder grows without end. */
export function diskStorage(dataDir: string): Storage {
  const folder = path.join(dataDir, 'documents');
  const place = (id: string): string => {
    if (!isId.test(id)) throw new Error('what is kept is addressed by the id of its record');
    // The end of an id is drawn, its beginning tells the time: the end spreads.
    return path.join(folder, id.slice(-2), id);
  };
  return {
    receive: (id, upload, check) =>
      receiveFile(place(id), upload, sentence('documents.fileLargerThan100MB'), check),
    async write(id, bytes) {
      const file = place(id);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(`${file}${draftEnding}`, bytes, { mode: 0o600 });
      await keepFile(`${file}${draftEnding}`, file);
    },
    async read(id) {
      const kept = await openFile(place(id));
      if (!kept) throw new Problem('NOT_FOUND', { message: sentence('documents.bytesDocumentNotKeptHere') });
      return kept;
    },
    drop: (id) => rm(place(id), { force: true }),
    async sweep(before, known) {
      for (const part of await readdir(folder).catch(() => [])) {
        const names = await olderThan(path.join(folder, part), before);
        for (let from = 0; from < names.length; from += atOnce) {
          const some = names.slice(from, from + atOnce);
          const kept = await known(some.filter((name) => isId.test(name)));
          for (const name of some)
            if (!kept.has(name)) await rm(path.join(folder, part, name), { force: true });
        }
      }
    },
  };
}

async function olderThan(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < before.getTime()) old.push(name);
  }
  return old;
}
