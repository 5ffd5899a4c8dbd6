import { closeChecks } from '../lifecycles/close-checks';
import { leastReason } from '../lifecycles/least-reason';
import { vocabularies } from '../vocabularies';
import { calls } from './calls';
import { command } from './command';
import { codeAsked, jobStarted, count, said, flag, maybe, oneOfMany } from './usual-answers';

const fileId = { kind: 'reference', to: 'file', required: true } as const;
const documentId = { kind: 'reference', to: 'document', required: true } as const;
const reason = { kind: 'prose', max: 2000, required: true } as const;
const keepsOpen = { kind: 'word', of: [...vocabularies.gate, ...closeChecks], required: true } as const;

const totals = {
  active: count,
  hold: count,
  closed: count,
  rush: count,
  overdue: count,
  unassigned: count,
  noActivity7d: count,
} as const;
/**
 * What the form of a spreadsheet says beside its file: where its columns are named and what they mean, found out where it is not told; of
 * a dry run, `jobId` has it worked in earnest.
 */
const sheet = {
  mapping: { kind: 'value' },
  sheet: { kind: 'text', max: 100 },
  headRow: { kind: 'integer', min: 1, max: 200_000 },
  /** Whether the day stands first where a date such as `03/04/2026` could be two; without it such a cell is refused. */
  dayFirst: { kind: 'flag' },
  dryRun: { kind: 'flag' },
  jobId: { kind: 'key' },
} as const;

/** A licensed insolvency trustee, as the document names them that proves the insolvency. An address is whole, or left out. */
const trustee = {
  name: { kind: 'text', max: 160, required: true },
  line1: { kind: 'text', max: 120 },
  city: { kind: 'text', max: 80 },
  state: { kind: 'choice', of: 'province' },
  postalCode: { kind: 'postalCode' },
  email: { kind: 'email' },
  phone: { kind: 'phone' },
} as const;

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
    purpose:
      'Counts the days past due on to a day, of the files named, each on its own, or of all in scope that have a count, or says what that would do; the job that it answers shows each file, and takes the count back within half an hour.',
    each: 'fileIds',
    body: {
      fileIds: { kind: 'references', to: 'file' },
      asOf: { kind: 'date' },
      dryRun: { kind: 'flag' },
      /** A dry run of the caller, which is now done in earnest. */
      jobId: { kind: 'key' },
    },
    answers: {
      fields: {
        updated: count,
        jobId: { kind: 'key', required: true },
        data: { kind: 'parts', ...maybe, fields: oneOfMany },
      },
    },
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
    body: {
      clientId: { kind: 'reference', to: 'company' },
      values: { kind: 'value' },
      corrections: { kind: 'value' },
      ...sheet,
    },
    example: {
      clientId: '019a9e3c-5f00-7c11-8a52-2d3b6f0e1a77',
      mapping: { Compte: 'accountNumber', Nom: 'debtorLastName', Province: 'province', NIV: 'vin' },
      dryRun: true,
    },
    answers: jobStarted,
    refuses: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  makeEvidencePack: command({
    call: calls.makeEvidencePack,
    right: 'file.export',
    purpose:
      'Starts the making of a file’s evidence pack: all that the caller may see of it, its documents among it, in one archive with an index and checksums.',
    body: { fileId, language: { kind: 'choice', of: 'language', required: true, default: 'en' } },
    answers: jobStarted,
  }),
  testClose: command({
    call: calls.testClose,
    right: 'file.show',
    purpose: 'Says whether a file could be closed for a reason, and what stands in the way.',
    body: { fileId, closingReason: { kind: 'choice', of: 'closingReason', required: true } },
    answers: {
      fields: {
        canClose: flag,
        blockers: { kind: 'parts', required: true, fields: { gate: keepsOpen, message: said, link: said } },
        warnings: { kind: 'texts', required: true },
        overridable: flag,
      },
    },
  }),
  overrideGate: command({
    call: calls.overrideGate,
    right: 'file.overrideGate',
    purpose: 'Lets a file pass a gate against the rule, with the reason and the document that it rests on.',
    body: {
      fileId,
      gate: { kind: 'choice', of: 'gate', required: true },
      reason: { kind: 'prose', min: leastReason, max: 2000, required: true },
      documentId,
    },
    answers: { record: 'file' },
    refuses: ['FILE_CLOSED'],
  }),
  recordProof: command({
    call: calls.recordProof,
    right: 'file.edit',
    purpose:
      'Records what a document of a file proves: the facts that its gates go by, by the fields of the file. The trustee of an insolvency becomes a party of it.',
    body: {
      fileId,
      proof: { kind: 'choice', of: 'proof', required: true },
      documentId,
      facts: { kind: 'value' },
      trustee: { kind: 'part', fields: trustee },
    },
    answers: { record: 'file' },
    refuses: ['FILE_CLOSED', 'FORBIDDEN', 'FIELD_FORBIDDEN'],
  }),
  recordService: command({
    call: calls.recordService,
    right: 'file.edit',
    purpose:
      'Records the service of a notice on those who are entitled to it, with its document; the clocks of the file run from the last of them.',
    body: {
      fileId,
      noticeKind: { kind: 'choice', of: 'noticeKind', required: true },
      relatedPartyIds: { kind: 'references', to: 'relatedParty', required: true },
      method: { kind: 'choice', of: 'noticeMethod', required: true },
      servedDate: { kind: 'date', required: true },
      postedDate: { kind: 'date' },
      rdprmDate: { kind: 'date' },
      rdprmNumber: { kind: 'text', max: 40 },
      trackingNumber: { kind: 'text', max: 60 },
      emailConsent: { kind: 'flag' },
      forAdministration: { kind: 'flag' },
      servedBy: { kind: 'text', max: 160 },
      documentId,
      preparedDate: { kind: 'date' },
      amountToRedeem: { kind: 'money' },
    },
    answers: { record: 'file' },
    refuses: ['FILE_CLOSED', 'FORBIDDEN', 'FIELD_FORBIDDEN'],
  }),
  extendClock: command({
    call: calls.extendClock,
    right: 'file.edit',
    purpose: 'Gives more time than the law asks for, with the reason. A clock is lengthened only.',
    body: {
      fileId,
      clock: { kind: 'choice', of: 'clockName', required: true },
      until: { kind: 'date', required: true },
      reason,
    },
    answers: { record: 'file' },
    refuses: ['FILE_CLOSED', 'FORBIDDEN', 'CONFLICT'],
  }),
  setReserve: command({
    call: calls.setReserve,
    right: 'remarketing.setReserve',
    purpose: 'Sets for how much at the least a unit is sold, which the client then has to agree to.',
    body: {
      fileId,
      reservePrice: { kind: 'money', required: true },
      floorPrice: { kind: 'money' },
    },
    answers: { record: 'file' },
    refuses: ['FILE_CLOSED'],
  }),
  acceptOffer: command({
    call: calls.acceptOffer,
    right: 'remarketing.acceptOffer',
    purpose:
      'Accepts an offer: for how much, and whose. Below what the client agreed to, it has agreed to this price.',
    body: {
      fileId,
      salePrice: { kind: 'money', required: true },
      purchaserId: { kind: 'reference', to: 'purchaser', required: true },
    },
    answers: { record: 'file' },
    refuses: ['FILE_CLOSED', 'FILE_ON_HOLD'],
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
    purpose:
      'Says who works a file: adds people, removes them, or sets them all. With `insteadOf` those who are added take the place of a person, and the first of them what that person is reminded of in the file.',
    body: {
      fileId,
      userIds: { kind: 'references', to: 'user', required: true },
      mode: { kind: 'choice', of: 'assignMode', required: true, default: 'set' },
      insteadOf: { kind: 'reference', to: 'user' },
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
