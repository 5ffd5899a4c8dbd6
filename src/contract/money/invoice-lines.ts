import type { ValueOf } from '../vocabularies';
import { amountOf, centsOf, sumOf, times } from './cents';
import type { Shape } from './price';

/** A fee as far as an invoice copies it. Amounts as they travel. */
export interface BilledFee extends Partial<Shape> {
  readonly _id: string;
  readonly feeType: ValueOf<'feeType'>;
  readonly description?: string | null;
  readonly incurredOn?: string;
  readonly quantity: number;
  readonly unit?: ValueOf<'feeUnit'>;
  readonly unitAmount: string;
  readonly baseAmount?: string | null;
  readonly state?: ValueOf<'province'>;
  readonly amount: string;
  readonly gstAmount: string;
  readonly hstAmount: string;
  readonly pstAmount: string;
  readonly qstAmount: string;
  readonly totalAmount: string;
}

/**
 * One line of an invoice. The day on which the work was done and what held its amount to what it is are absent from lines that
 * were written without them.
 */
export interface InvoiceLine {
  feeId?: string | null;
  feeType: ValueOf<'feeType'>;
  description?: string | null;
  incurredOn?: string | null;
  quantity: number;
  unit?: ValueOf<'feeUnit'> | null;
  freeUnits?: number | null;
  minimumAmount?: string | null;
  maximumAmount?: string | null;
  unitAmount: string;
  /** What a percentage is of. */
  baseAmount?: string | null;
  /** The province that it is taxed in; absent from lines that were all of their file's. */
  state?: ValueOf<'province'> | null;
  amount: string;
  gst: string;
  hst: string;
  pst: string;
  qst: string;
  total: string;
  /** The rates at which it is taxed, in percent; absent where it bears no such tax. */
  gstRate?: number | null;
  hstRate?: number | null;
  pstRate?: number | null;
  qstRate?: number | null;
}

/** Whether a line is not its quantity times its price: the price list gave units free, or held it to a least or a most. */
export const isWorkedOut = ({ quantity, unitAmount, amount }: InvoiceLine): boolean =>
  Math.abs(times(centsOf(unitAmount), quantity)) !== Math.abs(centsOf(amount));

/** What an invoice carries below its lines. */
export interface InvoiceTotals {
  subtotal: string;
  gstTotal: string;
  hstTotal: string;
  pstTotal: string;
  qstTotal: string;
  total: string;
}

/** The line that a fee becomes: its amounts as they stand, nothing worked out again. */
export function lineOf(fee: BilledFee): InvoiceLine {
  return {
    feeId: fee._id,
    feeType: fee.feeType,
    description: fee.description ?? null,
    incurredOn: fee.incurredOn ?? null,
    quantity: fee.quantity,
    unit: fee.unit ?? null,
    freeUnits: fee.freeUnits ?? null,
    minimumAmount: fee.minimumAmount ?? null,
    maximumAmount: fee.maximumAmount ?? null,
    unitAmount: fee.unitAmount,
    baseAmount: fee.baseAmount ?? null,
    state: fee.state ?? null,
    amount: fee.amount,
    gst: fee.gstAmount,
    hst: fee.hstAmount,
    pst: fee.pstAmount,
    qst: fee.qstAmount,
    total: fee.totalAmount,
  };
}

/** The sums of lines, never rounded again. */
export function totalsOf(lines: readonly InvoiceLine[]): InvoiceTotals {
  const sum = (of: keyof InvoiceLine): string => sumOf(lines.map((line) => line[of] as string));
  return {
    subtotal: sum('amount'),
    gstTotal: sum('gst'),
    hstTotal: sum('hst'),
    pstTotal: sum('pst'),
    qstTotal: sum('qst'),
    total: sum('total'),
  };
}

/** The same amount the other way. */
export const negated = (amount: string): string => amountOf(0 - centsOf(amount));
