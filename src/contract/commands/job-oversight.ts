import { calls } from './calls';
import { command } from './command';
import { count, flag, goesOn, id, jobStarted, moment, said } from './usual-answers';

const row = {
  _id: id,
  kind: { kind: 'choice', of: 'jobKind', required: true },
  status: { kind: 'choice', of: 'jobStatus', required: true },
  /** Of which spreadsheet, list, report or file. */
  what: { kind: 'text' },
  /** Only finds out what it would do. */
  isCheck: flag,
  userName: said,
  companyName: said,
  done: count,
  total: { kind: 'integer' },
  message: { kind: 'text' },
  createdAt: moment,
  startedAt: { kind: 'moment' },
  endedAt: { kind: 'moment' },
  mayRepeat: flag,
} as const;

/** The long work of everybody, for those who see that it gets done. */
export const jobOversightCommands = {
  listAllJobs: command({
    call: calls.listAllJobs,
    right: 'housekeeping.delete',
    purpose:
      'Lists the jobs of everybody for who sees all, else the caller’s own, the newest first, 100 at a time, with how many wait, run and have failed.',
    unattended: true,
    query: {
      status: { kind: 'choice', of: 'jobStatus' },
      kind: { kind: 'choice', of: 'jobKind' },
      ...goesOn,
    },
    answers: {
      fields: {
        data: { kind: 'parts', required: true, fields: row },
        more: flag,
        queued: count,
        running: count,
        failed: count,
      },
    },
  }),
  repeatJob: command({
    call: calls.repeatJob,
    right: 'housekeeping.delete',
    purpose:
      'Takes up a job again that failed or was stopped, from where it stood, by the rights that its person has now.',
    query: { jobId: { kind: 'key', required: true } },
    answers: jobStarted,
    refuses: ['CONFLICT'],
  }),
};
