import { readdir, rm } from 'node:fs/promises';
import type { Settings } from '../settings';
import { resultPath } from './export-list';

/** Removes the result of a job, whole or in part. */
export async function dropResult(settings: Pick<Settings, 'dataDir'>, jobId: string): Promise<void> {
  const names = await readdir(resultPath(settings, '')).catch(() => []);
  for (const name of names)
    if (name.startsWith(`${jobId}.`)) await rm(resultPath(settings, name), { force: true });
}
