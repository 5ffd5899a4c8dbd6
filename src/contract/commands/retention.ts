import { calls } from './calls';
import { command } from './command';
import { became, codeAsked, count, flag, id, said } from './usual-answers';

const kept = {
  fileId: id,
  ref: said,
  keptClass: { kind: 'choice', of: 'retentionClass', required: true },
  records: count,
  keptUntil: { kind: 'date', required: true },
} as const;

/** What of closed files has been kept for long enough, what a legal hold keeps all the same, and its disposal. */
export const retentionCommands = {
  listKept: command({
    call: calls.listKept,
    right: 'housekeeping.delete',
    purpose:
      'Lists what of closed files has been kept for as long as it is to be, the oldest first, 500 at a time; what a legal hold keeps stands there with why.',
    unattended: true,
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: { ...kept, isHeld: flag, holdReason: { kind: 'text' } },
        },
        total: count,
      },
    },
  }),
  setLegalHold: command({
    call: calls.setLegalHold,
    right: 'housekeeping.delete',
    purpose: 'Says that a file is kept whatever its age, or not any more, with why.',
    body: {
      fileId: { kind: 'reference', to: 'file', required: true },
      isHeld: { kind: 'flag', required: true },
      reason: { kind: 'text', min: 5, max: 300, required: true },
    },
    answers: { fields: { isHeld: flag } },
  }),
  disposeOfKept: command({
    call: calls.disposeOfKept,
    right: 'housekeeping.delete',
    purpose:
      'Disposes of what has been kept for long enough and no legal hold keeps, 100 entries a call, each on its own, after a fresh code and with a reason; tells of each whether it went, and why not. Histories stay, without the words on what went.',
    body: {
      reason: { kind: 'text', min: 5, max: 300, required: true },
      mfaCode: { kind: 'text', max: 20 },
    },
    answers: [
      { fields: { data: { kind: 'parts', required: true, fields: { ...kept, ...became } }, left: count } },
      codeAsked,
    ],
  }),
};
