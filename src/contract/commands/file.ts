import { calls } from './calls';
import { command } from './command';
import { codeAsked, jobStarted, count, said, flag } from './usual-answers';

const fileId = { kind: 'reference', to: 'file', required: true } as const;
const reason = { kind: 'prose', max: 2000, required: true } as const;

const totals = {
  active: count,
  hold: count,
  closed: count,
  rush: count,
  overdue: count,
  unassigned: count,
  noActivity7d: count,
} as const;
/** What the form of a spreadsheet says beside its file; of a dry run, `jobId` has it worked in earnest. */
const sheet = { dryRun: { kind: 'flag' }, jobId: { kind: 'key' } } as const;

/** What people do to files beside reading and changing them. */
export const fileCommands = {
  countFiles: command({
    call: calls.countFiles,
    right: 'file.list',
    purpose: 'Counts the files in scope, by stage and status and by what needs attention.',
    list: 'file',
    answers: {
      fields: {
        buckets: { kind: 'buckets', required: true },
        totals: { kind: 'part', required: true, fields: totals },
      },
    },
  }),
  updateDaysPastDue: command({
    call: calls.updateDaysPastDue,
    right: 'file.updateDaysPastDue',
    purpose: 'Counts the days past due on to a day, of the files named or of all in scope that have a count.',
    body: { fileIds: { kind: 'references', to: 'file' }, asOf: { kind: 'date' } },
    answers: { fields: { updated: count } },
  }),
  deleteFile: command({
    call: calls.deleteFile,
    right: 'housekeeping.delete',
    purpose: 'Erases a file and all its parts for good, after a fresh code and with a reason.',
    query: { fileId, mfaCode: { kind: 'text', max: 20 } },
    body: { reason, mfaCode: { kind: 'text', max: 20 } },
    answers: [{ record: 'file' }, codeAsked],
  }),
  updateFilesFromDocument: command({
    call: calls.updateFilesFromDocument,
    right: 'file.bulkUpdate',
    purpose: 'Takes a spreadsheet that changes files, and starts the job that works it.',
    takes: 'file or jobId',
    body: sheet,
    answers: jobStarted,
  }),
  ingestFiles: command({
    call: calls.ingestFiles,
    right: 'importJob.create',
    purpose: 'Takes a spreadsheet of placements, and starts the job that makes files of its rows.',
    takes: 'file or jobId',
    body: { clientId: { kind: 'reference', to: 'company' }, mapping: { kind: 'value' }, ...sheet },
    answers: jobStarted,
    refuses: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  testClose: command({
    call: calls.testClose,
    right: 'file.show',
    purpose: 'Says whether a file could be closed for a reason, and what stands in the way.',
    body: { fileId, closingReason: { kind: 'choice', of: 'closingReason', required: true } },
    answers: {
      fields: {
        canClose: flag,
        blockers: { kind: 'parts', required: true, fields: { gate: said, message: said, link: said } },
        warnings: { kind: 'texts', required: true },
        overridable: flag,
      },
    },
  }),
  overrideGate: command({
    call: calls.overrideGate,
    right: 'file.overrideGate',
    purpose: 'Lets a file pass a gate against the rule, with the reason and the paper that it rests on.',
    body: {
      fileId,
      gate: { kind: 'choice', of: 'gate', required: true },
      reason,
      document: { kind: 'text', max: 200, required: true },
    },
    answers: { record: 'file' },
  }),
  acknowledgeHold: command({
    call: calls.acknowledgeHold,
    right: 'file.show',
    purpose: 'Says for a company that works a file that it knows of the hold.',
    body: { fileId },
    answers: { record: 'file' },
  }),
  assignUsers: command({
    call: calls.assignUsers,
    right: 'userAssignment.edit',
    purpose: 'Says who works a file: adds people, removes them, or sets them all.',
    body: {
      fileId,
      userIds: { kind: 'references', to: 'user', required: true },
      mode: { kind: 'choice', of: 'assignMode', required: true, default: 'set' },
    },
    answers: { record: 'file' },
  }),
  recallAssignment: command({
    call: calls.recallAssignment,
    right: 'companyAssignment.delete',
    purpose: 'Takes a file back from a company that it was assigned to.',
    body: {
      fileId,
      companyId: { kind: 'reference', to: 'company', required: true },
      reason: { kind: 'text', max: 200 },
    },
    answers: { record: 'companyAssignment' },
  }),
};
