import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { markOf } from './mark-of';
import type { Message } from './messages';

export type KeptMessage = Message & { at: string };

const mostListed = 200;

/** A folder of messages that were not sent, one file each, readable by the host's account alone. */
export interface Outbox {
  readonly folder: string;
  /** Answers the file's path, of one that is kept already too. */
  keep(message: Message): Promise<string>;
  /** The latest messages, newest first. */
  list(): Promise<KeptMessage[]>;
}

export function openOutbox(dataDir: string): Outbox {
  const folder = path.join(dataDir, 'outbox');
  let number = 0;
  return {
    folder,
    async keep(message) {
      const mark = message.key === undefined ? randomBytes(4).toString('hex') : markOf(message.key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const known = message.key && (await readdir(folder)).find((name) => name.endsWith(`-${mark}.json`));
      if (known) return path.join(folder, known);
      const at = new Date().toISOString();
      // The name's order is the order of writing, also within a millisecond and between hosts that share the folder.
      const order = String(number++).padStart(9, '0');
      const file = path.join(folder, `${at.replaceAll(':', '-')}-${order}-${mark}.json`);
      const handle = await open(`${file}.part`, 'wx', 0o600);
      try {
        await handle.writeFile(`${JSON.stringify({ ...message, at }, null, 2)}\n`);
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
      return file;
    },
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const latest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, mostListed);
      const read = await Promise.all(latest.map((name) => readMessage(path.join(folder, name))));
      return read.filter((message) => message !== undefined);
    },
  };
}

// A file that another host is writing at this moment is not complete yet.
async function readMessage(file: string): Promise<KeptMessage | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as KeptMessage;
  } catch {
    return undefined;
  }
}
