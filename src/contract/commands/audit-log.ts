import { calls } from './calls';
import { command } from './command';
import { flag, goesOn, id, moment } from './usual-answers';

const narrowed = {
  action: { kind: 'choice', of: 'auditAction' },
  userId: { kind: 'reference', to: 'user' },
  from: { kind: 'date' },
  to: { kind: 'date' },
} as const;

const event = {
  _id: id,
  at: moment,
  action: { kind: 'choice', of: 'auditAction', required: true },
  userId: { kind: 'key' },
  userName: { kind: 'text' },
  companyName: { kind: 'text' },
  fileId: { kind: 'key' },
  fileRef: { kind: 'text' },
  /** Of an export, which list, report or archive; of what was refused, why; of what was revealed, what for. */
  what: { kind: 'text' },
  rows: { kind: 'integer' },
  ip: { kind: 'text' },
} as const;

/** Who came in, and what was seen, taken and bought. */
export const auditLogCommands = {
  listAuditLog: command({
    call: calls.listAuditLog,
    right: 'auditLog.list',
    purpose:
      'Lists who signed in, saw or took a document, revealed masked data, exported or bought a search, the newest first, 100 at a time; of the caller’s own company, or of everybody for who sees all.',
    query: {
      ...narrowed,
      ...goesOn,
    },
    answers: { fields: { data: { kind: 'parts', required: true, fields: event }, more: flag } },
  }),
  downloadAuditLog: command({
    call: calls.downloadAuditLog,
    right: 'auditLog.export',
    purpose: 'Hands out the audit log as CSV, 100,000 rows at most. That it was taken is written down in it.',
    query: narrowed,
    answers: { bytes: ['text/csv'] },
  }),
};
