import { calls } from './calls';
import { command } from './command';

/** What people do with requests beside raising, wording and deciding them. */
export const requestCommands = {
  cancelRequest: command({
    call: calls.cancelRequest,
    right: 'request.cancel',
    purpose: 'Takes a request back.',
    query: { id: { kind: 'reference', to: 'request', required: true } },
    body: { reason: { kind: 'text', max: 300 } },
    answers: { record: 'request' },
  }),
};
