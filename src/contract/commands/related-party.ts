import { calls } from './calls';
import { command } from './command';

/** What people do with the parties of a file beside reading and changing them. */
export const relatedPartyCommands = {
  revealParty: command({
    call: calls.revealParty,
    right: 'pii.reveal',
    purpose:
      'Shows what is kept sealed of a party, for a reason that is written down with who asked in the history of the file and in the audit log.',
    body: {
      relatedPartyId: { kind: 'reference', to: 'relatedParty', required: true },
      fields: { kind: 'choices', of: 'sealedPartyField', required: true },
      reason: { kind: 'text', min: 10, max: 200, required: true },
    },
    answers: { fields: { dateOfBirth: { kind: 'date' }, driverLicenceNumber: { kind: 'text' } } },
  }),
};
