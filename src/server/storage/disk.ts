import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sentence } from '#contract/words/sentence';
import { Problem } from '#contract/problems';
import { openFile } from './open-file';
import { draftEnding, keepFile, receiveFile } from './receive-file';
import { drawnParts } from './storage';
import type { Storage, StoredPart } from './storage';
import { idOfStored, notKept, storedName } from './stored-name';
import { ofNoRecord } from './of-no-record';

/** Documents in a folder that the web server does not know. */
export function diskStorage(dataDir: string): Storage {
  const folder = path.join(dataDir, 'documents');
  const place = (id: string, part?: StoredPart): string => path.join(folder, storedName(id, part));
  return {
    receive: (id, upload, check) =>
      receiveFile(place(id), upload, sentence('documents.fileLargerThan100MB'), check),
    async write(id, bytes, part) {
      const file = place(id, part);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(`${file}${draftEnding}`, bytes, { mode: 0o600 });
      await keepFile(`${file}${draftEnding}`, file);
    },
    async read(id, part) {
      const kept = await openFile(place(id, part));
      if (kept) return kept;
      // A disk that is not mounted has lost nothing.
      const isThere = await stat(folder).catch(() => undefined);
      throw isThere ? notKept() : away();
    },
    async drop(id) {
      for (const part of drawnParts) await rm(place(id, part), { force: true });
      await rm(place(id), { force: true });
    },
    async sweep(before, known) {
      for (const part of await readdir(folder).catch(() => [])) {
        const names = await olderThan(path.join(folder, part), before);
        for await (const name of ofNoRecord(names, idOfStored, known))
          await rm(path.join(folder, part, name), { force: true });
      }
    },
  };
}

const away = (): Problem =>
  new Problem('NOT_READY', { message: sentence('documents.storeAway'), retryAfter: 10 });

async function olderThan(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < before.getTime()) old.push(name);
  }
  return old;
}
