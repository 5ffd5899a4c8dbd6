import { statfs } from 'node:fs/promises';

/** Bytes below which nothing more is taken in: the database needs some to finish what is under way, and to start again. */
const least = 64 * 1_048_576;
const often = 1_000;

export interface Room {
  readonly isFull: () => boolean;
  close(): void;
}

/** Watches how much room is left where things are kept; `isFull` answers at once. */
export async function watchRoom(folders: readonly string[]): Promise<Room> {
  let full = false;
  const look = async (): Promise<void> => {
    const free = await Promise.all(folders.map(freeIn));
    full = Math.min(...free) < least;
  };
  await look();
  const timer = setInterval(() => void look(), often).unref();
  return { isFull: () => full, close: () => clearInterval(timer) };
}

/** A folder that cannot be asked says nothing against it. */
async function freeIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
