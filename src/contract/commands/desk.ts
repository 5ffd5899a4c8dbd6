import { command } from './command';

const jobId = { kind: 'key', required: true } as const;

/** Calls of our own, beyond the specification. */
export const deskCommands = {
  showCapabilities: command({
    call: 'GET /desk/capabilities',
    right: 'open',
    unattended: true,
    answers: '{ capabilities }',
  }),
  showPreferences: command({
    call: 'GET /desk/preferences',
    right: 'session',
    unattended: true,
    answers: '{ preferences }',
  }),
  setPreference: command({
    call: 'PATCH /desk/preferences',
    right: 'session',
    unattended: true,
    body: { key: { kind: 'text', max: 120, required: true }, value: { kind: 'value' } },
    answers: '{ preferences }',
  }),
  listJobs: command({
    call: 'GET /desk/jobs',
    right: 'session',
    unattended: true,
    answers: '{ data: jobs of mine, newest first }',
  }),
  showJob: command({
    call: 'GET /desk/jobs/{jobId}',
    right: 'session',
    unattended: true,
    query: { jobId },
    answers:
      '{ _id, kind, status, done, total, counts, warnings, rejectsUrl, resultUrl, message, startedAt, endedAt }',
  }),
  cancelJob: command({
    call: 'POST /desk/jobs/{jobId}/cancel',
    right: 'session',
    query: { jobId },
    answers: 'the job',
  }),
  downloadJobRejects: command({
    call: 'GET /desk/jobs/{jobId}/rejects',
    right: 'session',
    query: { jobId },
    answers: 'CSV of row, column, reason and the row as it came',
  }),
  downloadJobResult: command({
    call: 'GET /desk/jobs/{jobId}/result',
    right: 'session',
    query: { jobId },
    answers: 'the file that the job made',
  }),
  exportList: command({
    call: 'POST /desk/exports',
    right: 'session',
    body: {
      resource: { kind: 'text', max: 60, required: true },
      query: { kind: 'text', max: 8000 },
      columns: { kind: 'texts', max: 100 },
      format: { kind: 'choice', of: 'exportFormat', required: true, default: 'csv' },
      language: { kind: 'choice', of: 'language', required: true, default: 'en' },
    },
    answers: '202 { jobId }',
  }),
  listOutbox: command({
    call: 'GET /outbox',
    right: 'open',
    demo: true,
    unattended: true,
    answers: '[{ to, channel, subject, text, code, at }]',
  }),
};
