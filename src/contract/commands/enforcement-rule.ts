import { ruleProvinces, unitsOfRules } from '../reference/enforcement-rule';
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
  reason: { kind: 'prose', min: 10, max: 1000, required: true },
} as const;

const { ruleId, effectiveFrom, reason, ...saying } = ruleBody;
const dryRun = { kind: 'flag' } as const;
/** What becomes of open files; each list tells a hundred, and all are counted. */
const preview = {
  fields: {
    /** Open files that are judged by rules where this one holds. */
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
    gated: count,
    gates: {
      kind: 'parts',
      required: true,
      fields: {
        fileId: id,
        ref: said,
        gate: { kind: 'choice', of: 'gate', required: true },
        opens: { kind: 'flag', required: true },
      },
    },
    claimed: count,
    /** Whether what a sale leaves open may be claimed. */
    shortfalls: {
      kind: 'parts',
      required: true,
      fields: { fileId: id, ref: said, before: { kind: 'flag' }, after: { kind: 'flag' } },
    },
  },
} as const;
const begun = { status: 202, fields: { jobId: id, ruleId: id } } as const;
const version = {
  _id: id,
  province: { kind: 'word', of: ruleProvinces, required: true },
  key: said,
  appliesTo: { kind: 'value' },
  value: { kind: 'value' },
  unit: { kind: 'word', of: unitsOfRules, required: true },
  confidence: ruleBody.confidence,
  sourceTitle: said,
  /** The language of the source’s title, where that is not the reader’s. */
  sourceLanguage: { kind: 'choice', of: 'language' },
  sourceUrl: { kind: 'text' },
  verifiedOn: { kind: 'date' },
  note: { kind: 'text' },
  effectiveFrom: { kind: 'date', required: true },
  effectiveTo: { kind: 'date' },
} as const;

/** The rules by which clocks and gates are worked out, as an administrator edits them. */
export const enforcementRuleCommands = {
  previewRule: command({
    call: calls.previewRule,
    right: 'provinceTax.editRules',
    purpose:
      'Tells which clocks of open files would move if a rule said something else, which gates would open or shut, and whose shortfall might be claimed; changes nothing.',
    body: { ...ruleBody, reason: { kind: 'prose', max: 1000 } },
    answers: preview,
    refuses: ['NOT_FOUND', 'CONFLICT'],
  }),
  changeRule: command({
    call: calls.changeRule,
    right: 'provinceTax.editRules',
    purpose:
      'Has a rule say something else from a day on, and reckons the clocks of the files concerned anew in a job.',
    body: ruleBody,
    answers: begun,
    refuses: ['NOT_FOUND', 'CONFLICT'],
  }),
  addRule: command({
    call: calls.addRule,
    right: 'provinceTax.editRules',
    purpose:
      'Adds a rule of law to a province, or without one to the whole country, from a day on; a dry run tells what that does to open files and changes nothing.',
    body: {
      key: { kind: 'text', max: 60, required: true },
      province: { kind: 'choice', of: 'province' },
      debtorType: { kind: 'choice', of: 'debtorType' },
      contractTypes: { kind: 'choices', of: 'contractType' },
      assetTypes: { kind: 'choices', of: 'assetType' },
      effectiveFrom,
      effectiveTo: { kind: 'date' },
      ...saying,
      reason,
      dryRun,
    },
    answers: [begun, preview],
    refuses: ['CONFLICT'],
  }),
  endRule: command({
    call: calls.endRule,
    right: 'provinceTax.editRules',
    purpose:
      'Has a rule of law hold to a last day, with none in its place; a dry run tells what that does to open files and changes nothing.',
    body: { ruleId, effectiveTo: { kind: 'date', required: true }, reason, dryRun },
    answers: [begun, preview],
    refuses: ['NOT_FOUND', 'CONFLICT'],
  }),
  listRuleVersions: command({
    call: calls.listRuleVersions,
    right: 'provinceTax.show',
    purpose:
      'Tells what a rule of law has said and will say, from which day to which, and who changed it, when and why.',
    query: { ruleId },
    answers: {
      fields: {
        versions: { kind: 'parts', required: true, fields: version },
        changes: {
          kind: 'parts',
          required: true,
          fields: {
            _id: id,
            at: { kind: 'moment', required: true },
            /** Absent where they are not for the caller to know of. */
            userId: { kind: 'reference', to: 'user' },
            reason: { kind: 'text' },
            /** The rule as it was; of one that was added, nothing. */
            before: { kind: 'value' },
            after: { kind: 'value' },
          },
        },
      },
    },
    refuses: ['NOT_FOUND'],
  }),
};
