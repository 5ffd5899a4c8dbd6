import { reasonNames } from '../placement/reasons';
import { calls } from './calls';
import { command } from './command';
import { count, flag, id, jobStarted, maybe, moment, paged, said } from './usual-answers';

const jobId = { kind: 'key', required: true } as const;

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const preferences = { preferences: { kind: 'value', required: true } } as const;
const capabilities = {
  preferences: flag,
  jobs: flag,
  exports: flag,
  filters: flag,
  live: flag,
  sessions: flag,
  rates: flag,
  demo: flag,
  seeding: flag,
  outbox: flag,
} as const;
const job = {
  _id: id,
  kind: { kind: 'choice', of: 'jobKind', required: true },
  status: { kind: 'choice', of: 'jobStatus', required: true },
  done: count,
  total: { kind: 'integer' },
  counts: {
    kind: 'part',
    required: true,
    fields: { created: count, updated: count, unchanged: count, rejected: count },
  },
  warnings: count,
  rejectsUrl: { kind: 'text' },
  resultUrl: { kind: 'text' },
  message: { kind: 'text' },
  createdAt: moment,
  startedAt: { kind: 'moment' },
  endedAt: { kind: 'moment' },
  cancelAsked: flag,
  /** Until when what it did can be taken back; empty where it cannot. */
  undoUntil: { kind: 'moment' },
  /** The job that took it back. */
  undoneBy: { kind: 'key' },
  fileName: { kind: 'text' },
  dryRun: { kind: 'flag' },
  /** How days are read that could be two, where that was said. */
  dayFirst: { kind: 'flag' },
  resource: { kind: 'text' },
  format: { kind: 'choice', of: 'reportFormat' },
} as const;

/** Calls of our own, beyond the specification. */
export const deskCommands = {
  showCapabilities: command({
    call: calls.showCapabilities,
    right: 'open',
    purpose: 'Says what this host does beyond the specification.',
    unattended: true,
    answers: { fields: { capabilities: { kind: 'part', required: true, fields: capabilities } } },
  }),
  showPreferences: command({
    call: calls.showPreferences,
    right: 'session',
    purpose: 'Tells what the caller prefers, by key.',
    unattended: true,
    answers: { fields: preferences },
  }),
  setPreference: command({
    call: calls.setPreference,
    right: 'session',
    purpose: 'Keeps what the caller prefers under a key, or forgets it where the value is null.',
    unattended: true,
    body: { key: { kind: 'text', max: 120, required: true }, value: { kind: 'value' } },
    answers: { fields: preferences },
  }),
  listJobs: command({
    call: calls.listJobs,
    right: 'session',
    purpose: 'Lists the caller’s own jobs, the newest 100.',
    unattended: true,
    answers: { fields: { data: { kind: 'parts', required: true, fields: job }, ...paged } },
  }),
  showJob: command({
    call: calls.showJob,
    right: 'session',
    purpose: 'Shows a job of the caller: how far it is, and what became of it.',
    unattended: true,
    query: { jobId },
    answers: { fields: job },
  }),
  cancelJob: command({
    call: calls.cancelJob,
    right: 'session',
    purpose: 'Asks a job of the caller to stop; what it did stays done.',
    query: { jobId },
    answers: { fields: job },
  }),
  listJobRows: command({
    call: calls.listJobRows,
    right: 'session',
    purpose:
      'Lists what became of each row of a spreadsheet that a job of the caller worked, with what it changes of its file, of who owes and of the lien holders, those with problems first, the words in it that are not known, and one of its days that could be two.',
    unattended: true,
    query: {
      jobId,
      outcome: { kind: 'choice', of: 'rowOutcome' },
      page: { kind: 'integer', min: 1, max: 100_000, required: true, default: 1 },
      size: { kind: 'integer', min: 1, max: 1000, required: true, default: 50 },
    },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: {
            row: count,
            outcome: { kind: 'choice', of: 'rowOutcome', required: true },
            fileId: { kind: 'key' },
            ref: { kind: 'text' },
            account: said,
            debtor: said,
            balance: said,
            problems: {
              kind: 'parts',
              required: true,
              fields: {
                column: said,
                reason: { kind: 'word', of: reasonNames, required: true },
                value: said,
                warning: flag,
                detail: { kind: 'text' },
              },
            },
            changes: {
              kind: 'parts',
              required: true,
              fields: {
                entity: { kind: 'word', of: ['file', 'relatedParty', 'lienHolder'], required: true },
                field: said,
                before: { kind: 'value' },
                after: { kind: 'value' },
              },
            },
          },
        },
        ...paged,
        unknown: {
          kind: 'parts',
          required: true,
          fields: { column: said, value: said, rows: count },
        },
        // A day of the whole spreadsheet, as it stands there, that may be read both ways; null where there is none.
        twoDays: { kind: 'text' },
      },
    },
  }),
  undoJob: command({
    call: calls.undoJob,
    right: 'session',
    purpose:
      'Starts the job that takes back what a spreadsheet of the caller did, or a count of days past due: placements within a day, changes within half an hour. What somebody has worked on since stays.',
    query: { jobId },
    answers: jobStarted,
    refuses: ['FORBIDDEN', 'TOO_LATE'],
  }),
  downloadJobRejects: command({
    call: calls.downloadJobRejects,
    right: 'session',
    purpose: 'Hands out the rows that a job refused, each with its reason, as CSV.',
    query: { jobId },
    answers: { bytes: ['text/csv'] },
  }),
  downloadJobResult: command({
    call: calls.downloadJobResult,
    right: 'session',
    purpose:
      'Hands out what a job made: an exported list, a report, the evidence pack of a file, or what became of each row.',
    query: { jobId },
    answers: { bytes: ['text/csv', xlsx, 'application/pdf', 'application/zip'] },
    refuses: ['FORBIDDEN', 'CONFLICT'],
  }),
  exportList: command({
    call: calls.exportList,
    right: 'session',
    purpose: 'Starts the export of a whole list, by the right to export that resource.',
    body: {
      resource: { kind: 'text', max: 60, required: true },
      query: { kind: 'text', max: 8000 },
      columns: { kind: 'texts', max: 100 },
      format: { kind: 'choice', of: 'exportFormat', required: true, default: 'csv' },
      language: { kind: 'choice', of: 'language', required: true, default: 'en' },
    },
    answers: jobStarted,
    refuses: ['FORBIDDEN'],
  }),
  listOutbox: command({
    call: calls.listOutbox,
    right: 'open',
    purpose: 'Lists the messages to the people of demo data, newest first.',
    demo: true,
    unattended: true,
    answers: {
      rows: {
        to: said,
        channel: { kind: 'word', of: ['email', 'sms'], required: true },
        subject: said,
        text: said,
        code: { kind: 'text', required: true, ...maybe },
        at: moment,
      },
    },
    refuses: ['NOT_FOUND'],
  }),
};
