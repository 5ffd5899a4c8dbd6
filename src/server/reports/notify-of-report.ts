import type { Caller } from '../request/caller';
import type { AppContext } from '../request/context';
import { reportTexts } from './report-texts';
import type { ReportMail } from './report-texts';
import { keeperOf } from './tell-schedule';
import { webUrl } from '../web-origins';

/** Of what is told, and of which schedule: the link that waits, or the job that was to be delivered. */
interface About {
  readonly id: string;
  readonly scheduleId: string;
}

/** Mails who a report was made for that it is there. */
export const notifyOfReport = (app: AppContext, person: Caller, id: string): Promise<void> =>
  mail(app, person, 'ready', id, '/reports');

/** Mails who keeps a schedule that a report of it was made and could not be delivered. */
export const notifyOfFailedDelivery = (app: AppContext, about: About): Promise<void> =>
  mailKeeper(app, 'notDelivered', about);

/** Mails who keeps a schedule that no report of it could be made. */
export const notifyOfNoReport = (app: AppContext, about: About): Promise<void> =>
  mailKeeper(app, 'notMade', about);

async function mailKeeper(app: AppContext, what: ReportMail, { id, scheduleId }: About): Promise<void> {
  const keeper = await keeperOf(app.db, scheduleId);
  if (keeper) await mail(app, keeper, what, id, `/company-report-schedules/${scheduleId}`);
}

/** A link, and nothing of what a report says nor whom it is about. */
async function mail(
  { messages, settings }: AppContext,
  { email: to, firstName, language }: Caller,
  what: ReportMail,
  id: string,
  path: string,
): Promise<void> {
  const { subject, text: textOf } = reportTexts[language].mails[what];
  const text = textOf(firstName, new URL(path, webUrl(settings)).href);
  await messages.send({ key: ['report', what, id].join(':'), to, channel: 'email', subject, text });
}
