import { command } from './command';

/** How the outcome of closed files reaches their lender. */
export const closeOutCommands = {
  exportCloseOutFiles: command({
    call: 'POST /file/processor/cibc/outgoing/exportCIBCCloseoutFiles',
    right: 'exportJob.create',
    body: {
      clientId: { kind: 'reference', to: 'company', required: true },
      fileIds: { kind: 'references', to: 'file' },
      exportId: { kind: 'key' },
      reason: { kind: 'text', max: 300 },
    },
    answers: '202 { jobId }',
  }),
  listCloseOutExports: command({
    call: 'GET /desk/closeOut/exports',
    right: 'exportJob.list',
    // A page looks again and again while an export is under way.
    unattended: true,
    answers:
      '{ data: [{ _id, code, clientId, clientName, status, done, total, reason, repeats, by, createdAt, endedAt, may, whyNot }] }, the newest 100',
  }),
  downloadCloseOutExport: command({
    call: 'GET /desk/closeOut/exports/{exportId}/file',
    right: 'exportJob.show',
    query: { exportId: { kind: 'key', required: true } },
    answers: 'CSV of a row for each file, with a trailer of count and sums',
  }),
};
