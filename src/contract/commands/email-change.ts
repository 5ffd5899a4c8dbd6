import { calls } from './calls';
import { command } from './command';
import { moment, nothing, said } from './usual-answers';

const token = { kind: 'text', max: 200, required: true } as const;
const userId = { kind: 'reference', to: 'user', required: true } as const;

/** A new e-mail waits until the address before it confirms it. */
export const emailChangeCommands = {
  showEmailChange: command({
    call: calls.showEmailChange,
    right: 'open',
    purpose: 'Says which new email a link confirms, without using it up.',
    query: { token },
    answers: { fields: { email: said, newEmail: said, firstName: said, until: moment } },
    refuses: ['NOT_FOUND'],
  }),
  decideEmailChange: command({
    call: calls.decideEmailChange,
    right: 'open',
    purpose: 'Confirms a new email by the link that the address before it was sent, or refuses it.',
    body: { token, accepted: { kind: 'flag', required: true } },
    answers: { fields: { message: said } },
    refuses: ['NOT_FOUND', 'CONFLICT'],
  }),
  sendEmailChange: command({
    call: calls.sendEmailChange,
    right: 'session',
    purpose: 'Sends the link that confirms a new email once more, which ends the one before.',
    body: { userId },
    answers: nothing,
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  }),
  takeBackEmailChange: command({
    call: calls.takeBackEmailChange,
    right: 'session',
    purpose: 'Takes a new email back that nobody confirmed yet.',
    body: { userId },
    answers: nothing,
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  }),
};
