// What a process does that takes up the jobs of a database and nothing else; see job-process.ts.
import { pino } from 'pino';
import { openDatabase } from '#server/database/open';
import type { Connection } from '#server/database/open';
import { openDropFolders } from '#server/integrations/drop-folder/open-drop-folders';
import { openSage } from '#server/integrations/sage/open-sage';
import { openSearches } from '#server/integrations/search/open-searches';
import type { OpenJobs } from '#server/jobs/jobs';
import { openJobs } from '#server/jobs/open-jobs';
import { openSealer } from '#server/sealing/open-sealer';
import { readSettings } from '#server/settings';
import type { AppContext } from '#server/request/context';
import { hostSecret } from './host-secret';

interface Options {
  readonly connection: Connection;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
}

const { connection, dataDir, env } = JSON.parse(process.argv[2] ?? '') as Options;
const now = (): Date => new Date('2026-11-20T15:00:00.000Z');
const settings = readSettings({ DATA_DIR: dataDir, ...env });
const { db, pool } = openDatabase({ ...connection, max: 8 }, () => undefined);
const opened: { jobs?: OpenJobs } = {};
const jobsOf = (): OpenJobs => {
  if (!opened.jobs) throw new Error('The jobs are not open yet.');
  return opened.jobs;
};
// As much of a host as jobs ask for.
const app = {
  db,
  settings,
  secret: hostSecret,
  sealer: openSealer(settings, hostSecret),
  log: pino({ level: 'silent' }),
  messages: {},
  live: { notify: () => undefined },
  jobs: {
    enqueuePosting: (...given: Parameters<OpenJobs['enqueuePosting']>) => jobsOf().enqueuePosting(...given),
    enqueueSearch: (...given: Parameters<OpenJobs['enqueueSearch']>) => jobsOf().enqueueSearch(...given),
  },
  searches: openSearches(settings, now),
  sage: openSage(settings, db, now),
  dropFolders: openDropFolders(settings),
  now,
} as unknown as AppContext;
opened.jobs = await openJobs(app, pool);
process.stdout.write('open\n');
