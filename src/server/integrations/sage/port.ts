import type { Said, Sentence } from '#contract/words/sentence';
import type { Entry, PostedEntry } from './entry';
import type { Line } from './line';

/** A vendor's invoice as the accounts take it, which is a bill in their words and here alone. Days are `YYYY-MM-DD`. */
export interface Bill {
  readonly supplierCode: string;
  readonly billNumber: string;
  readonly billDate: string;
  readonly dueDate: string | null;
  readonly currency: string;
  readonly reference: string;
  readonly total: string;
  readonly lines: readonly Line[];
}

export interface PostedBill {
  readonly billId: string;
}

/** How far a bill is paid. */
export interface BillState extends PostedBill {
  readonly status: 'open' | 'partially_paid' | 'paid';
  readonly paidAmount: string;
  readonly paidDate: string | null;
  readonly paymentReference: string | null;
}

/**
 * The accounts. A bill or an entry is posted under a key and stands once, however often it is posted.
 * Every call may throw `Refused`, with what the accounts say, or `Unreachable`, after which nobody knows whether it took effect.
 */
export interface SagePort {
  /** What a record says of where its bill is. */
  readonly provider: 'sage' | 'sandbox';
  postBill(bill: Bill, key: string): Promise<PostedBill>;
  findBill(key: string): Promise<PostedBill | undefined>;
  postEntry(entry: Entry, key: string): Promise<PostedEntry>;
  findEntry(key: string): Promise<PostedEntry | undefined>;
  /** The bills that changed since a moment, RFC 3339. */
  pullBills(since: string): Promise<readonly BillState[]>;
}

/** The accounts do not take it. What is said is theirs, for a person. */
export class Refused extends Error {
  constructor(readonly said: Said) {
    super('refused');
  }
}

/** The accounts did not answer, or not as they should. Trying again later may help. */
export class Unreachable extends Error {
  constructor(readonly said: Sentence) {
    super(said.key);
  }
}
