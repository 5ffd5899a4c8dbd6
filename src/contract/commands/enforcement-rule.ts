import { calls } from './calls';
import { command } from './command';
import { count, id, said } from './usual-answers';

/** What a rule is to say and from which day on, beside what it says until then. */
export const ruleBody = {
  ruleId: { kind: 'key', required: true },
  effectiveFrom: { kind: 'date', required: true },
  value: { kind: 'value' },
  confidence: { kind: 'choice', of: 'ruleConfidence', required: true },
  sourceTitle: { kind: 'text', max: 300, required: true },
  sourceUrl: { kind: 'text', max: 500 },
  verifiedOn: { kind: 'date', past: true },
  note: { kind: 'prose', max: 1000 },
} as const;

/** The rules by which clocks and gates are worked out, as an administrator edits them. */
export const enforcementRuleCommands = {
  previewRule: command({
    call: calls.previewRule,
    right: 'provinceTax.editRules',
    purpose:
      'Tells which clocks of open files would move if a rule said something else, and changes nothing.',
    body: ruleBody,
    answers: {
      fields: {
        /** Open files whose clocks hang on rules where this one holds. */
        examined: count,
        moved: count,
        files: {
          kind: 'parts',
          required: true,
          fields: {
            fileId: id,
            ref: said,
            clock: { kind: 'choice', of: 'clockName', required: true },
            before: { kind: 'date' },
            after: { kind: 'date' },
          },
        },
      },
    },
    refuses: ['NOT_FOUND', 'CONFLICT'],
  }),
  changeRule: command({
    call: calls.changeRule,
    right: 'provinceTax.editRules',
    purpose:
      'Has a rule say something else from a day on, and reckons the clocks of the files concerned anew in a job.',
    body: ruleBody,
    answers: { status: 202, fields: { jobId: id, ruleId: id } },
    refuses: ['NOT_FOUND', 'CONFLICT'],
  }),
};
