import type { Caller } from '../request/caller';
import type { AppContext } from '../request/context';
import { reportTexts } from './report-texts';
import { webUrl } from '../web-origins';

/** Mails who a report was made for that it is there: a link, and nothing of what it says nor whom it is about. */
export async function notifyOfReport({ messages, settings }: AppContext, person: Caller): Promise<void> {
  const { subject, mail } = reportTexts[person.language];
  const link = new URL('/reports', webUrl(settings)).href;
  await messages.send({ to: person.email, channel: 'email', subject, text: mail(person.firstName, link) });
}
