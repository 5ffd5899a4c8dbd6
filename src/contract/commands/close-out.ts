import { calls } from './calls';
import { command } from './command';
import { count, id, jobStarted, maybe, moment, paged, said } from './usual-answers';

const refusal = { kind: 'text', required: true, ...maybe } as const;
const closeOutExport = {
  _id: id,
  code: said,
  clientId: id,
  clientName: said,
  status: { kind: 'choice', of: 'jobStatus', required: true },
  done: count,
  total: { kind: 'integer' },
  reason: { kind: 'text' },
  repeats: { kind: 'text' },
  by: said,
  createdAt: moment,
  endedAt: { kind: 'moment' },
  may: { kind: 'texts', required: true },
  whyNot: {
    kind: 'part',
    required: true,
    fields: { download: refusal, repeat: refusal, stop: refusal },
  },
} as const;

/** How the outcome of closed files reaches their lender. */
export const closeOutCommands = {
  exportCloseOutFiles: command({
    call: calls.exportCloseOutFiles,
    right: 'exportJob.create',
    purpose:
      'Starts an export that tells a lender how its files ended: all that wait, those named, or those of an earlier export.',
    body: {
      clientId: { kind: 'reference', to: 'company', required: true },
      fileIds: { kind: 'references', to: 'file' },
      exportId: { kind: 'key' },
      reason: { kind: 'text', max: 300 },
    },
    answers: jobStarted,
  }),
  listCloseOutExports: command({
    call: calls.listCloseOutExports,
    right: 'exportJob.list',
    purpose:
      'Lists the exports of closed files in scope, the newest 100, with what the caller may do with each.',
    // A page looks again and again while an export is under way.
    unattended: true,
    answers: { fields: { data: { kind: 'parts', required: true, fields: closeOutExport }, ...paged } },
  }),
  downloadCloseOutExport: command({
    call: calls.downloadCloseOutExport,
    right: 'exportJob.show',
    purpose:
      'Hands out the file of an export of closed files: a row for each, with a trailer of count and sums.',
    query: { exportId: { kind: 'key', required: true } },
    answers: { bytes: ['text/csv'] },
    refuses: ['CONFLICT'],
  }),
};
