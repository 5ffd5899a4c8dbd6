import { calls } from './calls';
import { command } from './command';
import { moment, nothing, said } from './usual-answers';

const address = {
  /** When it was made; null where there is none. */
  madeAt: { kind: 'moment' },
  /** When a calendar last asked there. */
  readAt: { kind: 'moment' },
} as const;

/** The deadlines of the law as a calendar that other programs subscribe to. */
export const calendarCommands = {
  showCalendarAddress: command({
    call: calls.showCalendarAddress,
    right: 'file.list',
    purpose:
      'Says whether the caller has a calendar address, and when it was last asked; never the address itself.',
    unattended: true,
    answers: { fields: address },
  }),
  createCalendarAddress: command({
    call: calls.createCalendarAddress,
    right: 'file.list',
    purpose:
      'Makes the address at which a calendar program finds the deadlines of the caller’s files. It is told once; the one before ends.',
    answers: { status: 201, fields: { url: said, madeAt: moment } },
  }),
  removeCalendarAddress: command({
    call: calls.removeCalendarAddress,
    right: 'file.list',
    purpose: 'Ends the caller’s calendar address at once.',
    answers: nothing,
  }),
  // A calendar program signs in nowhere: the address proves for whom it was made.
  serveCalendar: command({
    call: calls.serveCalendar,
    right: 'open',
    purpose:
      'Hands out the deadlines of files as iCalendar, by the rights that the owner of the address has now: all that they see, or their own alone, or those of one person, or of one client.',
    unattended: true,
    query: {
      token: { kind: 'text', max: 80, required: true },
      mine: { kind: 'flag' },
      userId: { kind: 'reference', to: 'user' },
      clientId: { kind: 'reference', to: 'company' },
    },
    answers: { bytes: ['text/calendar'] },
    refuses: ['NOT_FOUND'],
  }),
};
