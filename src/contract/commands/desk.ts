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
  fileName: { kind: 'text' },
  dryRun: { kind: 'flag' },
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
