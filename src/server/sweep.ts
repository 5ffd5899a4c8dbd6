import path from 'node:path';
import { checkKept } from './documents/check-kept';
import { scanAgain, sweepDocuments } from './documents/sweep';
import { reckonByEdition } from './enforcement/reckon-by-edition';
import { tellDeadlines } from './enforcement/tell-deadlines';
import { turnDeadlines } from './enforcement/turn-deadlines';
import { deliverReports } from './reports/deliver-reports';
import { mailLinks } from './reports/mail-links';
import { startDueReports } from './reports/start-due-reports';
import { sweepIdentity } from './identity/sweep';
import { sendMails } from './messages/send-mails';
import { sendDueNotices } from './notices/send-due-notices';
import { tellDueReminders } from './notices/tell-due-reminders';
import type { AppContext } from './request/context';
import { expireRequests } from './rules/request/expire-requests';
import { countPastDueDaily } from './rules/file/file-past-due';
import { draftEnding } from './storage/receive-file';
import { sweepFolder } from './storage/sweep-folder';
import { sweepUploads } from './unfinished/unfinished-upload';

const minute = 60_000;
const hour = 60 * minute;
const keptFiles = 7 * 24 * hour;
const keptAnswers = 24 * hour;

/**
 * Takes away what has served its time: sign-in's leftovers, answers kept for repeated requests after a day, uploaded and
 * exported files after a week, the bytes of documents that were never filed; requests that nobody answered in time, and files that the
 * scanner has not seen; holds the bytes of documents to their fingerprints; counts the days past due on, and ends the times of the law whose day is over. Doing it twice, or by two hosts at once, does no harm.
 */
export async function sweep(app: AppContext): Promise<void> {
  const now = app.now();
  await sweepIdentity(app.db, now);
  await app.db
    .deleteFrom('idempotency')
    .where('createdAt', '<', new Date(now.getTime() - keptAnswers).toISOString())
    .execute();
  for (const folder of ['uploads', 'exports'])
    await sweepFolder(path.join(app.settings.dataDir, folder), now.getTime() - keptFiles);
  // What a host was taking in when it died may lie there in clear.
  await sweepFolder(path.join(app.settings.dataDir, 'uploads'), now.getTime() - hour, draftEnding);
  await sweepUploads(app.settings);
  await sweepDocuments(app);
  await scanAgain(app);
  await checkKept(app);
  await expireRequests(app);
  await countPastDueDaily(app);
  await reckonByEdition(app);
  await tellDeadlines(app);
  await turnDeadlines(app);
}

/** Sweeps now and every hour, and each minute asks the scanner for what it has not seen, starts the reports that are due, delivers
 * those that are made, and mails people what waits for them; six times a minute, the links to reports that are made, the mails that follow
 * what was written, and the reminders that fell due. Until it is told to stop. */
export function sweepHourly(app: AppContext): () => void {
  const failed = (error: unknown): void => app.log.warn({ err: error }, 'The sweep failed.');
  let underWay = sweep(app).catch(failed);
  // One after the other: a scanner that is slow is not asked for the same file twice.
  const every = (period: number, run: (app: AppContext) => Promise<void>): NodeJS.Timeout =>
    setInterval(() => (underWay = underWay.then(() => run(app)).catch(failed)), period).unref();
  const timers = [
    every(hour, sweep),
    every(minute, scanAgain),
    every(minute, startDueReports),
    every(minute, deliverReports),
    every(minute / 6, mailLinks),
    every(minute / 6, sendMails),
    every(minute, sendDueNotices),
    every(minute / 6, tellDueReminders(app.now())),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}
