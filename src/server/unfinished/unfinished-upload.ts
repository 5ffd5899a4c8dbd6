import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Settings } from '../settings';
import { sweepFolder } from '../storage/sweep-folder';

/** An upload that comes in pieces: whose it is, what it is called, how long it will be, and how much of it is there. */
export interface UnfinishedUpload {
  readonly id: string;
  readonly userId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly offset: number;
  /** Where its bytes lie. */
  readonly path: string;
}
type Begun = Pick<UnfinishedUpload, 'userId' | 'fileName' | 'sizeBytes'>;
type House = Pick<Settings, 'dataDir'>;

/** What one person may have under way: the photos of a seizure, and the papers beside them. */
export const most = { uploads: 100, bytes: 2 * 1024 * 1_048_576 } as const;
/** An upload that nobody went on with for a day will not be. */
const longest = 24 * 3_600_000;
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const about = '.json';

const folderOf = ({ dataDir }: House): string => path.join(dataDir, 'unfinished');

/**
 * Begins an upload of a person.
 * @throws Problem TOO_MANY where they have too much under way
 */
export async function begin(house: House, begun: Begun): Promise<UnfinishedUpload> {
  const folder = folderOf(house);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const theirs = (await all(house)).filter(({ userId }) => userId === begun.userId);
  const bytes = theirs.reduce((sum, { sizeBytes }) => sum + sizeBytes, begun.sizeBytes);
  if (theirs.length >= most.uploads || bytes > most.bytes)
    throw new Problem('TOO_MANY', { message: sentence('documents.tooManyUploads'), retryAfter: 3_600 });
  const id = randomUUID();
  const file = path.join(folder, id);
  await writeFile(file, '', { mode: 0o600, flag: 'wx' });
  await writeFile(`${file}${about}`, JSON.stringify(begun), { mode: 0o600, flag: 'wx' });
  return { ...begun, id, offset: 0, path: file };
}

/**
 * An upload of a person, as it has come.
 * @throws Problem NOT_FOUND where they have none of that id, though another had
 */
export async function findUpload(house: House, userId: string, id: string): Promise<UnfinishedUpload> {
  const found = isId.test(id) ? await read(house, id) : undefined;
  if (found?.userId !== userId) throw uploadNotThere();
  return found;
}

export const uploadNotThere = (): Problem =>
  new Problem('NOT_FOUND', { message: sentence('documents.uploadNotThere') });

export async function dropUpload({ path: file }: UnfinishedUpload): Promise<void> {
  await rm(`${file}${about}`, { force: true });
  await rm(file, { force: true });
}

/** Drops what nobody went on with. By the clock of the machine, as the files are. */
export async function sweepUploads(house: House): Promise<void> {
  const before = Date.now() - longest;
  for (const { path: file, id } of await all(house)) {
    const touched = await stat(file).catch(() => undefined);
    if (touched && touched.mtimeMs < before) await dropUpload({ path: file, id } as UnfinishedUpload);
  }
  // A half of what was begun or dropped when a host was killed.
  await sweepFolder(folderOf(house), before - longest);
}

async function all(house: House): Promise<UnfinishedUpload[]> {
  const names = await readdir(folderOf(house)).catch(() => []);
  const found = await Promise.all(names.filter((name) => isId.test(name)).map((id) => read(house, id)));
  return found.flatMap((one) => one ?? []);
}

async function read(house: House, id: string): Promise<UnfinishedUpload | undefined> {
  const file = path.join(folderOf(house), id);
  try {
    const begun = JSON.parse(await readFile(`${file}${about}`, 'utf8')) as Begun;
    return { ...begun, id, offset: (await stat(file)).size, path: file };
  } catch {
    return undefined;
  }
}
