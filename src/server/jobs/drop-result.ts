import { readdir, rm } from 'node:fs/promises';
import type { Settings } from '../settings';
import { resultPath } from './export-list';

/** Removes what was made of the result of a job, whole or in part. `but`: the name of what is kept. */
export async function dropResult(
  settings: Pick<Settings, 'dataDir'>,
  jobId: string,
  but?: string,
): Promise<void> {
  const names = await readdir(resultPath(settings, '')).catch(() => []);
  for (const name of names)
    if (name.startsWith(`${jobId}.`) && name !== but) await rm(resultPath(settings, name), { force: true });
}
