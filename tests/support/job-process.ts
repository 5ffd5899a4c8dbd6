import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Connection } from './database';

const at = (file: string): string =>
  JSON.stringify(new URL(`../../src/server/${file}`, import.meta.url).href);

const program = `
  const { openDatabase } = await import(${at('database/open.ts')});
  const { openJobs } = await import(${at('jobs/open-jobs.ts')});
  const { openSage } = await import(${at('integrations/sage/open-sage.ts')});
  const { openDropFolders } = await import(${at('integrations/drop-folder/open-drop-folders.ts')});
  const { readSettings } = await import(${at('settings.ts')});
  const { openSearches } = await import(${at('integrations/search/open-searches.ts')});
  const { pino } = await import('pino');
  const { connection, dataDir, env } = JSON.parse(process.argv[1]);
  const now = () => new Date('2026-11-20T15:00:00.000Z');
  const settings = readSettings({ DATA_DIR: dataDir, ...env });
  const { db, pool } = openDatabase({ ...connection, max: 8 }, () => undefined);
  let jobs;
  const app = { db, settings, secret: 'x', log: pino({ level: 'silent' }), messages: {}, live: { notify: () => undefined },
    jobs: { enqueuePosting: (...given) => jobs.enqueuePosting(...given), enqueueSearch: (...given) => jobs.enqueueSearch(...given) },
    searches: openSearches(settings, now), sage: openSage(settings, db, now),
    dropFolders: openDropFolders(settings), now };
  jobs = await openJobs(app, pool);
  console.log('open');
`;

/** Another process that takes up the jobs of a database; it is there to be killed. `begun` hears of it before it is open. */
export async function startJobProcess(
  connection: Connection,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  begun?: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const options = JSON.stringify({ connection, dataDir, env });
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program, options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  begun?.(child);
  await once(createInterface(child.stdout), 'line');
  return child;
}

/** Kills a process as a power cut would, unless it has ended. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
