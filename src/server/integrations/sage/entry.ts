import type { LedgerKind } from '#contract/money/ledger';
import type { Line } from './line';

/**
 * What the accounts take of a client's invoice or of a receipt. Days are `YYYY-MM-DD`, amounts as they travel; what takes back, and a
 * credit note, is below zero.
 */
export interface Entry {
  readonly kind: LedgerKind;
  readonly customerCode: string;
  /** Of an invoice its own; of a receipt what it is known by at the bank. */
  readonly number: string;
  readonly date: string;
  readonly dueDate: string | null;
  readonly currency: 'CAD';
  /** The number of the file. */
  readonly reference: string;
  readonly total: string;
  /** Of an invoice: what it bills, each with the account of what was earned. */
  readonly lines: readonly Line[];
  /** Of a receipt: the bank account that it came into, and the one that it left where it was held in trust before. */
  readonly bankCode: string | null;
  readonly fromBankCode: string | null;
  /** Of a receipt: what of it pays which invoice. */
  readonly applied: readonly { readonly invoiceNumber: string; readonly amount: string }[];
  /** What the accounts call the entry that this one takes back. */
  readonly reverses: string | null;
}

export interface PostedEntry {
  readonly entryId: string;
}
