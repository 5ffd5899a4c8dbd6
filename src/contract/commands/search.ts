import { calls } from './calls';
import { command } from './command';

/** What people do with searches beside ordering and reading them. */
export const searchCommands = {
  repeatSearch: command({
    call: calls.repeatSearch,
    right: 'file.show',
    purpose:
      'Asks the provider once more for a search that waits or failed, under the same order: it is bought once.',
    body: {
      kind: { kind: 'choice', of: 'searchKind', required: true },
      searchId: { kind: 'key', required: true },
    },
    answers: { fields: { status: { kind: 'choice', of: 'searchStatus', required: true } } },
  }),
};
