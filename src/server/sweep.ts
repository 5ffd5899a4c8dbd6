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

/** What a round does, one after the other; what is told to stop ends before the next. */
const steps: readonly ((app: AppContext, stopping?: AbortSignal) => Promise<unknown>)[] = [
  ({ db, now }) => sweepIdentity(db, now()),
  forgetAnswers,
  sweepFolders,
  ({ settings }) => sweepUploads(settings),
  sweepDocuments,
  scanAgain,
  checkKept,
  expireRequests,
  countPastDueDaily,
  reckonByEdition,
  tellDeadlines,
  turnDeadlines,
];

/**
 * Takes away what has served its time: sign-in's leftovers, answers kept for repeated requests after a day, uploaded and
 * exported files after a week, the bytes of documents that were never filed; requests that nobody answered in time, and files that the
 * scanner has not seen; holds the bytes of documents to their fingerprints; counts the days past due on, and ends the times of the law whose day is over. Doing it twice, or by two hosts at once, does no harm.
 */
export async function sweep(app: AppContext, stopping?: AbortSignal): Promise<void> {
  for (const step of steps) {
    if (stopping?.aborted) return;
    await step(app, stopping);
  }
}

async function forgetAnswers(app: AppContext): Promise<void> {
  const before = new Date(app.now().getTime() - keptAnswers).toISOString();
  await app.db.deleteFrom('idempotency').where('createdAt', '<', before).execute();
}

async function sweepFolders({ settings, now }: AppContext): Promise<void> {
  for (const folder of ['uploads', 'exports'])
    await sweepFolder(path.join(settings.dataDir, folder), now().getTime() - keptFiles);
  // What a host was taking in when it died may lie there in clear.
  await sweepFolder(path.join(settings.dataDir, 'uploads'), now().getTime() - hour, draftEnding);
}

/** Sweeps now and every hour, and each minute asks the scanner for what it has not seen, starts the reports that are due, delivers
 * those that are made, and mails people what waits for them; six times a minute, the links to reports that are made, the mails that follow
 * what was written, and the reminders that fell due. Until it is told to stop: what is under way is then brought to its end, and nothing more begun. */
export function sweepHourly(app: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const failed = (error: unknown): void => app.log.warn({ err: error }, 'The sweep failed.');
  let underWay = sweep(app, signal).catch(failed);
  // One after the other: a scanner that is slow is not asked for the same file twice.
  const every = (
    period: number,
    run: (app: AppContext, stopping?: AbortSignal) => Promise<void>,
  ): NodeJS.Timeout => {
    const runNext = (): Promise<void> => (signal.aborted ? Promise.resolve() : run(app, signal));
    return setInterval(() => (underWay = underWay.then(runNext).catch(failed)), period).unref();
  };
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
  return () => {
    stopping.abort();
    timers.forEach((timer) => clearInterval(timer));
    return underWay;
  };
}
