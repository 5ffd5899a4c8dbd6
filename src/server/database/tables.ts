import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { JsonValue } from '#contract/fields';
import type { Recorded, ResourceName } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Said } from '#contract/words/sentence';
import type { MailKind } from '../messages/mail-kind';

type Erasable = { deletedAt: string | null };

/** The host's own tables, beside one for each resource. Moments are RFC 3339 strings, as everywhere. */
interface OwnTables {
  credential: { userId: string; passwordHash: string | null; previousHashes: string[]; changedAt: string };
  session: SessionRow;
  code: CodeRow;
  token: {
    hash: string;
    userId: string;
    email: string;
    purpose: 'reset' | 'invite' | 'email';
    expiresAt: string;
    usedAt: string | null;
    createdAt: string;
  };
  rightsState: { state: string };
  rulesState: { state: string };
  fileStanding: { fileId: string; state: string };
  networkStanding: { state: string };
  checkedDocuments: { upTo: string | null };
  throttle: { key: string; count: number; since: string; until: string | null };
  noteDelivery: {
    noteId: string;
    userId: string;
    companyId: string;
    kind: 'to' | 'cc' | 'reader';
    readAt: string | null;
    firstReadAt: string | null;
    archivedAt: string | null;
    /** The note is urgent or asks for an answer. */
    presses: boolean;
    createdAt: string;
  };
  job: JobRow;
  jobRow: {
    jobId: string;
    row: number;
    outcome: string;
    fileId: string | null;
    problems: JsonValue;
    cells: JsonValue;
    effect: JsonValue;
  };
  placementLayout: {
    _id: string;
    clientId: string;
    version: number;
    sheet: string | null;
    headRow: number | null;
    mapping: JsonValue;
    values: JsonValue;
    dayFirst: boolean | null;
    createdAt: string;
    createdBy: string;
  };
  reportDelivery: {
    jobId: string;
    scheduleId: string;
    attempts: number;
    nextAttemptAt: string;
    deliveredAt: string | null;
    failedAt: string | null;
  };
  reportLink: {
    _id: string;
    scheduleId: string;
    userId: string;
    jobIds: string[];
    attempts: number;
    nextAttemptAt: string;
    sentAt: string | null;
    failedAt: string | null;
  };
  mail: {
    _id: string;
    kind: MailKind;
    email: string | null;
    userId: string | null;
    askedBy: string | null;
    invoiceIds: string[];
    attempts: number;
    nextAttemptAt: string;
    sentAt: string | null;
    failedAt: string | null;
  };
  calendarAddress: { userId: string; hash: string; madeAt: string; readAt: string | null };
  bankLine: {
    _id: string;
    companyId: string;
    fingerprint: string;
    statement: string;
    account: string;
    bookedOn: string;
    description: string;
    amount: string;
    paymentId: string | null;
    isAside: boolean;
    readBy: string;
    readAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
  };
  lenderFile: { lender: string; hash: string; fileName: string; jobId: string };
  boughtValuation: {
    key: string;
    answer: JsonValue;
    boughtBy: string | null;
    boughtAt: string;
    expiresAt: string;
  };
  valuationOrder: { key: string; orderId: string; askedUntil: string };
  idempotency: {
    userId: string;
    key: string;
    call: string;
    bodyHash: string;
    status: number | null;
    answer: JsonValue;
    createdAt: string;
  };
  preference: { userId: string; key: string; value: JsonValue; updatedAt: string };
  enforcementRule: {
    _id: string;
    province: string;
    key: string;
    value: JsonValue;
    unit: string | null;
    appliesTo: JsonValue;
    sourceTitle: string;
    sourceUrl: string | null;
    confidence: string;
    verifiedOn: string | null;
    effectiveFrom: string;
    effectiveTo: string | null;
    note: string | null;
  };
  ruleChange: {
    _id: string;
    ruleId: string;
    begunId: string;
    at: string;
    userId: string;
    reason: string | null;
    before: JsonValue;
    after: JsonValue;
  };
  securityEvent: { _id: string; at: string; kind: string; userId: string | null; detail: JsonValue };
  fileCounter: { clientId: string; year: number; last: number };
  invoiceCounter: { supplierId: string; year: number; last: number };
  searchOrder: { searchId: string; attempts: number; nextAt: string; createdAt: string };
  sagePosting: {
    vendorInvoiceId: string;
    key: string;
    attempts: number;
    nextAt: string;
    lastError: string | null;
    billId: string | null;
    createdAt: string;
  };
  noticeWay: { userId: string; way: string; notifiedUntil: string; nextAt: string };
  ledgerEntry: {
    _id: string;
    key: string;
    kind: string;
    invoiceId: string | null;
    paymentId: string | null;
    status: string;
    attempts: number;
    said: JsonValue | null;
    entryId: string | null;
    provider: string | null;
    askedBy: string | null;
    createdAt: string;
    postedAt: string | null;
  };
  sandboxEntry: { key: string; entryId: string; entry: JsonValue; postedAt: string };
  sandboxBill: {
    key: string;
    billId: string;
    supplierCode: string;
    billNumber: string;
    total: string;
    lines: JsonValue;
    dueDate: string | null;
    postedAt: string;
  };
}

export interface SessionRow {
  _id: string;
  userId: string;
  accessHash: string;
  accessExpiresAt: string;
  refreshHash: string;
  previousRefreshHash: string | null;
  rotatedAt: string;
  createdAt: string;
  lastUsedAt: string;
  lockedAt: string | null;
  endedAt: string | null;
  endedReason: string | null;
  codeAt: string;
  userAgent: string | null;
}

export interface CodeRow {
  _id: string;
  userId: string;
  purpose: string;
  hash: string;
  browserHash: string;
  tries: number;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
}

export interface JobRow {
  _id: string;
  kind: ValueOf<'jobKind'>;
  userId: string;
  companyId: string;
  status: ValueOf<'jobStatus'>;
  input: JsonValue;
  done: number;
  total: number | null;
  counts: JsonValue;
  warnings: number;
  message: Said | null;
  resultPath: string | null;
  rejectsPath: string | null;
  cancelAsked: boolean;
  undoneBy: string | null;
  turn: number;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
}

export type Tables = { [N in ResourceName]: Recorded<N> & Erasable } & OwnTables;

/** The database, or the transaction that stands for it: inside a transaction only the transaction is in scope. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** A piece of SQL with its parameters. */
export type Sql = RawBuilder<unknown>;
/** A row as it is read: columns by name, in the forms that `open` sets. */
export type Row = Record<string, unknown>;
