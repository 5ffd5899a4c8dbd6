import type { LedgerKind } from '#contract/money/ledger';
import type { Line } from './line';

/**
 * What the accounts take of a client's invoice or of money. Days are `YYYY-MM-DD`, amounts as they travel; a credit note, what goes out
 * and what takes back an invoice or a receipt is below zero.
 */
export interface Entry {
  readonly kind: LedgerKind;
  readonly customerCode: string;
  /** Of an invoice its own; of money what it is known by at the bank. */
  readonly number: string;
  readonly date: string;
  readonly dueDate: string | null;
  readonly currency: 'CAD';
  /** The number of the file. */
  readonly reference: string;
  readonly total: string;
  /** Of an invoice: what it bills, each with the account of what was earned. */
  readonly lines: readonly Line[];
  /** Of money: the bank account that it came into, and the one that it left, which is that of trust where it was held there. */
  readonly bankCode: string | null;
  readonly fromBankCode: string | null;
  /** Of money: what of it pays which invoice, or gives back of which credit note. */
  readonly applied: readonly { readonly invoiceNumber: string; readonly amount: string }[];
  /** What the accounts call the entry that this one takes back. */
  readonly reverses: string | null;
}

export interface PostedEntry {
  readonly entryId: string;
}
