import type { Caller } from '../request/caller';
import { readCallerOfUser } from '../request/caller';
import type { AppContext } from '../request/context';
import { reportTexts } from './report-texts';
import { webUrl } from '../web-origins';

/** Mails who a report was made for that it is there: a link, and nothing of what it says nor whom it is about. */
export async function notifyOfReport({ messages, settings }: AppContext, person: Caller): Promise<void> {
  const { subject, mail } = reportTexts[person.language];
  const link = new URL('/reports', webUrl(settings)).href;
  await messages.send({ to: person.email, channel: 'email', subject, text: mail(person.firstName, link) });
}

/** Mails who keeps a schedule that a report of it could not be delivered: a link, and nothing of what it says nor whom it is about. */
export async function notifyOfFailedDelivery(
  { db, messages, settings }: AppContext,
  scheduleId: string,
): Promise<void> {
  const { setBy } = await db
    .selectFrom('companyReportSchedule')
    .select('setBy')
    .where('_id', '=', scheduleId)
    .executeTakeFirstOrThrow();
  const person = await readCallerOfUser(db, setBy);
  if (!person) return;
  const { failedSubject: subject, failedMail } = reportTexts[person.language];
  const link = new URL(`/company-report-schedules/${scheduleId}`, webUrl(settings)).href;
  await messages.send({
    to: person.email,
    channel: 'email',
    subject,
    text: failedMail(person.firstName, link),
  });
}
