import type { Caller } from '../request/caller';
import type { AppContext } from '../request/context';
import { reportTexts } from './report-texts';
import type { ReportMail } from './report-texts';
import { keeperOf } from './tell-schedule';
import { webUrl } from '../web-origins';

/** Mails who a report was made for that it is there. */
export const notifyOfReport = (app: AppContext, person: Caller): Promise<void> =>
  mail(app, person, 'ready', '/reports');

/** Mails who keeps a schedule that a report of it was made and could not be delivered. */
export const notifyOfFailedDelivery = (app: AppContext, scheduleId: string): Promise<void> =>
  mailKeeper(app, scheduleId, 'notDelivered');

/** Mails who keeps a schedule that no report of it could be made. */
export const notifyOfNoReport = (app: AppContext, scheduleId: string): Promise<void> =>
  mailKeeper(app, scheduleId, 'notMade');

async function mailKeeper(app: AppContext, scheduleId: string, what: ReportMail): Promise<void> {
  const keeper = await keeperOf(app.db, scheduleId);
  if (keeper) await mail(app, keeper, what, `/company-report-schedules/${scheduleId}`);
}

/** A link, and nothing of what a report says nor whom it is about. */
async function mail(
  { messages, settings }: AppContext,
  { email, firstName, language }: Caller,
  what: ReportMail,
  path: string,
): Promise<void> {
  const { subject, text } = reportTexts[language].mails[what];
  const link = new URL(path, webUrl(settings)).href;
  await messages.send({ to: email, channel: 'email', subject, text: text(firstName, link) });
}
