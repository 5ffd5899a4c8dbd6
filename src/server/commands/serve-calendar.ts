import { Readable } from 'node:stream';
import { Problem } from '#contract/problems';
import { ownerOfCalendar } from '../calendar/calendar-address';
import { deadlineCalendar } from '../calendar/deadline-calendar';
import { readDeadlines } from '../calendar/read-deadlines';
import { readCallerOfUser } from '../request/caller';
import { contextWith } from '../request/context-with';
import { may } from '../request/rights';
import { contentDisposition } from '../storage/content-disposition';
import type { Handler } from './handler';
import { webUrl } from '../web-origins';

/**
 * The deadlines behind a calendar address, by the rights that its owner has now.
 * @throws Problem NOT_FOUND for an address that leads nowhere, any more or at all
 */
export const serveCalendar: Handler<'serveCalendar'> = async (
  context,
  { token, mine, userId: of, clientId },
) => {
  const { app, db, now } = context;
  const userId = await ownerOfCalendar(db, token, now);
  const owner = userId && (await readCallerOfUser(db, userId));
  if (!owner || !may(owner, 'file', 'list')) throw new Problem('NOT_FOUND');
  const inTheirName = contextWith(context, { caller: owner });
  const deadlines = await readDeadlines(inTheirName, {
    userId: mine ? userId : (of ?? null),
    clientId: clientId ?? null,
  });
  const text = deadlineCalendar(deadlines, webUrl(app.settings), owner.language);
  return {
    stream: Readable.from([text]),
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': contentDisposition('inline', 'deadlines.ics'),
    },
  };
};
