import { calls } from './calls';
import { command } from './command';
import { count, flag, id, jobStarted, said } from './usual-answers';

const lender = { kind: 'choice', of: 'lenderKey', required: true } as const;
/** What became of one file: the job that works it, or why there is none. `balance`: of all its rows, in dollars. */
const taken = {
  fileName: said,
  jobId: { kind: 'key' },
  rows: count,
  balance: { kind: 'money', signed: true, required: true },
  why: { kind: 'text' },
} as const;
const files = { status: 202, fields: { files: { kind: 'parts', required: true, fields: taken } } } as const;

/** How lenders and the agency leave each other files. */
export const lenderJobCommands = {
  triggerIncoming: command({
    call: calls.triggerIncoming,
    right: 'importJob.create',
    purpose: 'Takes what lies in a lender’s drop folder, once, and starts the job that works each file.',
    query: { lender },
    answers: files,
  }),
  fetchIncoming: command({
    call: calls.fetchIncoming,
    right: 'importJob.create',
    purpose:
      'Fetches what lies in the drop folder in the CIBC format and only checks it: what each row would do. Everything stays where it is.',
    answers: files,
    refuses: ['NOT_FOUND'],
  }),
  uploadIncoming: command({
    call: calls.uploadIncoming,
    right: 'importJob.create',
    purpose:
      'Takes a lender’s file from a person, in the layout of the drop folders, and starts the job that works it.',
    takes: 'file',
    body: { dryRun: { kind: 'flag', required: true, default: false } },
    answers: jobStarted,
    refuses: ['NOT_FOUND', 'CONFLICT', 'WRONG_TYPE', 'TOO_LARGE'],
  }),
  makeUpdateReport: command({
    call: calls.makeUpdateReport,
    right: 'exportJob.create',
    purpose:
      'Starts the job that tells a lender how its open files stand, and leaves the file in its drop folder.',
    body: { lender: { ...lender, default: 'cibc' } },
    answers: jobStarted,
    refuses: ['NOT_FOUND'],
  }),
  listIncoming: command({
    call: calls.listIncoming,
    right: 'importJob.list',
    purpose:
      'Lists the lenders with a drop folder that the caller may place files for, with what lies there.',
    unattended: true,
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: {
            lender,
            clientId: id,
            clientName: said,
            provider: { kind: 'word', of: ['folder', 'sftp'], required: true },
            waiting: { kind: 'texts', required: true },
            mayUpload: flag,
            problem: { kind: 'text' },
          },
        },
        total: count,
        page: count,
        size: count,
      },
    },
  }),
};
