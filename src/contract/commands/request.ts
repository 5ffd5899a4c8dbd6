import { command } from './command';

/** What people do with requests beside raising, wording and deciding them. */
export const requestCommands = {
  cancelRequest: command({
    call: 'PATCH /request/cancel/{id}',
    right: 'request.cancel',
    query: { id: { kind: 'reference', to: 'request', required: true } },
    body: { reason: { kind: 'text', max: 300 } },
    answers: 'request',
  }),
};
