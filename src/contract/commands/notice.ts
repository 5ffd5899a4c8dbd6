import { calls } from './calls';
import { command } from './command';
import { nothing } from './usual-answers';

const way = { kind: 'choice', of: 'noticeWay', required: true } as const;

/** What reaches people outside the desk. */
export const noticeCommands = {
  showNotices: command({
    call: calls.showNotices,
    right: 'session',
    purpose: 'Says how the caller hears of what waits for them.',
    unattended: true,
    answers: { fields: { way } },
  }),
  setNotices: command({
    call: calls.setNotices,
    right: 'session',
    purpose:
      'Sets how the caller hears of what waits for them. A mail says how much there is, and nothing of whom or what it is about.',
    body: { way },
    answers: nothing,
  }),
};
