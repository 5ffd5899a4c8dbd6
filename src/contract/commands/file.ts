import { command } from './command';

const fileId = { kind: 'reference', to: 'file', required: true } as const;
const reason = { kind: 'prose', max: 2000, required: true } as const;

/** What people do to files beside reading and changing them. */
export const fileCommands = {
  countFiles: command({
    call: 'GET /file/bucketList',
    right: 'file.list',
    list: 'file',
    answers: '{ buckets, totals: { active, hold, closed, rush, overdue, unassigned, noActivity7d } }',
  }),
  updateDaysPastDue: command({
    call: 'PATCH /file/updateDaysPastDue',
    right: 'file.updateDaysPastDue',
    body: { fileIds: { kind: 'references', to: 'file' }, asOf: { kind: 'date' } },
    answers: '{ updated }',
  }),
  deleteFile: command({
    call: 'DELETE /housekeeping/deleteFile/{fileId}',
    right: 'housekeeping.delete',
    query: { fileId, mfaCode: { kind: 'text', max: 20 } },
    body: { reason, mfaCode: { kind: 'text', max: 20 } },
    answers: 'the deleted file, or { showMFAForm: true }',
  }),
  updateFilesFromDocument: command({
    call: 'POST /updateFromDocument/files',
    right: 'file.bulkUpdate',
    takes: 'file',
    answers: '202 { jobId }',
  }),
  ingestFiles: command({
    call: 'POST /file/processor/generic/incoming/ingest',
    right: 'importJob.create',
    takes: 'file',
    answers: '202 { jobId }',
  }),
  testClose: command({
    call: 'POST /stage/close-file-test',
    right: 'file.show',
    body: { fileId, closingReason: { kind: 'choice', of: 'closingReason', required: true } },
    answers: '{ canClose, blockers: [{ gate, message, link }], warnings, overridable }',
  }),
  overrideGate: command({
    call: 'POST /desk/file/overrideGate',
    right: 'file.overrideGate',
    body: {
      fileId,
      gate: { kind: 'choice', of: 'gate', required: true },
      reason,
      document: { kind: 'text', max: 200, required: true },
    },
    answers: 'file',
  }),
  acknowledgeHold: command({
    call: 'POST /desk/file/acknowledgeHold',
    right: 'file.show',
    body: { fileId },
    answers: 'file',
  }),
  assignUsers: command({
    call: 'PUT /userAssignment/',
    right: 'userAssignment.edit',
    body: {
      fileId,
      userIds: { kind: 'references', to: 'user', required: true },
      mode: { kind: 'choice', of: 'assignMode', required: true, default: 'set' },
    },
    answers: 'file',
  }),
  recallAssignment: command({
    call: 'DELETE /companyAssignment/',
    right: 'companyAssignment.delete',
    body: {
      fileId,
      companyId: { kind: 'reference', to: 'company', required: true },
      reason: { kind: 'text', max: 200 },
    },
    answers: 'companyAssignment',
  }),
};
