// What a process does that looks once for what is due; see due-process.ts.
import { pino } from 'pino';
import { openDatabase } from '#server/database/open';
import type { Connection } from '#server/database/open';
import { openDropFolders } from '#server/integrations/drop-folder/open-drop-folders';
import { openReportFolders } from '#server/integrations/drop-folder/open-report-folders';
import { openJobs } from '#server/jobs/open-jobs';
import { lenderOf } from '#server/lender-jobs/lender-of';
import { takeFolder } from '#server/lender-jobs/take-incoming';
import { openMessages } from '#server/messages/open-messages';
import { sendMails } from '#server/messages/send-mails';
import { sendDueNotices } from '#server/notices/send-due-notices';
import { mailLinks } from '#server/reports/mail-links';
import { startDueReports } from '#server/reports/start-due-reports';
import { readAdministrator } from '#server/request/caller';
import type { AppContext } from '#server/request/context';
import { contextAs } from '#server/request/context-as';
import { openSealer } from '#server/sealing/open-sealer';
import { readSettings } from '#server/settings';

const works = {
  startDueReports,
  mailLinks,
  sendDueNotices,
  sendMails,
  takeFolder: async (app: AppContext): Promise<void> => {
    const caller = await readAdministrator(app.db);
    if (!caller) throw new Error('nobody is there to take what lies in the folder');
    const context = contextAs(app, caller, { call: 'triggerIncoming', source: 'api', requestId: 'due' });
    await takeFolder(context, await lenderOf(context, 'lender-a'), app.dropFolders('lender-a'), false);
  },
};
export type DueWork = keyof typeof works;

interface Options {
  readonly connection: Connection;
  readonly dataDir: string;
  readonly at: string;
  readonly secret: string;
  readonly work: DueWork;
}

const { connection, dataDir, at, secret, work } = JSON.parse(process.argv[2] ?? '') as Options;
const settings = readSettings({ DATA_DIR: dataDir });
const log = pino({ level: 'silent' });
const { db, pool } = openDatabase({ ...connection, max: 8 }, () => undefined);
// As much of a host as is asked for here.
const app = {
  ...{ db, settings, log, secret, sealer: openSealer(settings, secret) },
  now: () => new Date(at),
  messages: openMessages(settings, log),
  live: { notify: () => undefined },
  dropFolders: openDropFolders(settings),
  reportFolders: openReportFolders(settings),
} as unknown as AppContext;
const jobs = await openJobs(app, pool);
// It queues jobs, and does none.
await jobs.close();
await works[work]({ ...app, jobs });
await db.destroy();
