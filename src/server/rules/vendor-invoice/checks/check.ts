import type { Recorded } from '#contract/resources/index';
import type { CalculatedLine } from '../calculate-lines';
import type { BilledTwice } from './billed-twice';

/** A submitted invoice with all that its checks look at. */
export interface Examined {
  readonly invoice: Pick<Recorded<'vendorInvoice'>, 'invoiceNumber' | 'documentId'>;
  /** The day on which it came in. */
  readonly receivedDate: string;
  readonly lines: readonly CalculatedLine[];
  /** The document that belongs to it, where it is there. */
  readonly document: Pick<Recorded<'document'>, 'documentType' | 'scanStatus'> | undefined;
  /** Files that the vendor has taken on at some time. */
  readonly workedFiles: ReadonlySet<string>;
  /** Other invoices of the vendor that look the same. */
  readonly lookAlikes: readonly string[];
  /** Its lines whose work is billed already. */
  readonly billedTwice: ReadonlyMap<CalculatedLine, BilledTwice>;
  /** What was approved beforehand on the files: the amount, or whatever it costs. */
  readonly approved: readonly { readonly fileId: string; readonly amount: string | null }[];
}

/** One thing that may stand out: of the whole invoice, of one of its lines, or of either. */
export interface Check {
  readonly ofInvoice?: (examined: Examined) => boolean;
  readonly ofLine?: (line: CalculatedLine, examined: Examined) => boolean;
}
