import { calls } from './calls';
import { command } from './command';
import { codeAsked, count } from './usual-answers';

/** What people do with skip traces beside reading and changing them. */
export const skipTraceCommands = {
  promoteFinding: command({
    call: calls.promoteFinding,
    right: 'relatedParty.edit',
    purpose:
      'Copies an address or a number that a skip trace found to a party of the file: to the one named, or the one looked for.',
    body: {
      skipTraceId: { kind: 'reference', to: 'skipTrace', required: true },
      version: { kind: 'integer', min: 1, required: true },
      finding: { kind: 'choice', of: 'promotableFinding', required: true },
      position: { kind: 'integer', min: 0, required: true },
      relatedPartyId: { kind: 'reference', to: 'relatedParty' },
    },
    answers: { record: 'skipTrace' },
    refuses: ['FILE_CLOSED'],
  }),
  deleteSkipTraces: command({
    call: calls.deleteSkipTraces,
    right: 'housekeeping.delete',
    purpose: 'Takes away the skip traces of one file, after a fresh code and with a reason.',
    query: {
      fileId: { kind: 'reference', to: 'file', required: true },
      softDelete: { kind: 'flag' },
      mfaCode: { kind: 'text', max: 20 },
    },
    body: { reason: { kind: 'prose', max: 2000, required: true }, mfaCode: { kind: 'text', max: 20 } },
    answers: [{ fields: { deleted: count } }, codeAsked],
  }),
};
