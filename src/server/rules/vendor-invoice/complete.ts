import { saleCosts } from '#contract/lifecycles/vendor-invoice';
import { amountOf, sumOf } from '#contract/money/cents';
import { isPriced, varianceFrom } from '#contract/money/price';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { invalid } from '../refuse';
import type { Found } from './checks/examine';
import { holdPaper } from './hold-paper';
import { holdToFees } from './hold-to-fees';
import type { Line, CalculatedLine } from './calculate-lines';
import { asAmounts, claimedTaxes, calculateLines } from './calculate-lines';
import { readSurroundings } from './surroundings';
import type { Surroundings } from './surroundings';

type Invoice = Recorded<'vendorInvoice'>;
/** What a vendor's invoice is calculated from. */
export type Billed = Pick<Invoice, 'companyId' | 'invoiceDate' | 'lines'> &
  Partial<Pick<Invoice, 'dueDate' | 'documentId'>>;

/** The host's part of an invoice's contents, and its lines as they were calculated. */
export interface Completed {
  readonly fields: Partial<Invoice>;
  readonly calculated: readonly CalculatedLine[];
}

/**
 * Reckons an invoice: amounts, taxes, totals, the files it bills and the day it is due. It is dated by the vendor's own calendar, and
 * each of its lines by that of the province where the work was done.
 * @throws Problem INVALID naming the field
 */
export async function completeInvoice(db: Db, billed: Billed, now: Date): Promise<Completed> {
  const { companyId, invoiceDate } = billed;
  if (billed.lines.length === 0) throw invalid('lines', sentence('values.required', { field: 'lines' }));
  holdToFees(billed.lines);
  const fileIds = [...new Set(billed.lines.map(({ fileId }) => fileId))];
  await holdPaper(db, billed.documentId, fileIds);
  const around = await readSurroundings(db, companyId, fileIds);
  if (invoiceDate > todayIn(around.vendor.state, now))
    throw invalid('invoiceDate', sentence('values.notLaterThanToday', { field: 'invoiceDate' }));
  const given = billed.lines.map((line) => ({ ...line, incurredOn: line.incurredOn ?? invoiceDate }));
  const late = given.findIndex(
    ({ incurredOn, fileId }) =>
      incurredOn > todayIn(around.files.get(fileId)?.state ?? around.vendor.state, now),
  );
  if (late >= 0)
    throw invalid(
      `lines[${late}].incurredOn`,
      sentence('values.notLaterThanToday', { field: `lines[${late}].incurredOn` }),
    );
  const calculated = calculateLines(given, invoiceDate, around);
  const files = [...around.files.values()];
  // What one client pays itself is nothing for another client to read.
  if (
    files.some(({ directBilling }) => directBilling) &&
    new Set(files.map(({ clientId }) => clientId)).size > 1
  )
    throw invalid('lines', sentence('vendorInvoices.clientPaysVendorsItselfBilled'));
  const fields = addedUp(calculated, billed, around.vendor);
  if (fields.total.startsWith('-'))
    throw invalid('lines', sentence('vendorInvoices.totalInvoiceNotBelowZero'));
  return { calculated, fields };
}

/** The lines of an invoice with their amounts and taxes, its totals, its files, and the day it is due. */
export function addedUp(
  calculated: readonly CalculatedLine[],
  { invoiceDate, dueDate }: Pick<Billed, 'invoiceDate' | 'dueDate'>,
  { paymentTermsDays }: Pick<Surroundings['vendor'], 'paymentTermsDays'>,
) {
  const files = new Map(calculated.map(({ file }) => [file._id, file]));
  const lines = calculated.map(completeLine);
  const sum = (of: keyof Line): string => sumOf(lines.map((line) => line[of] as string));
  const totals = {
    subtotal: sum('amount'),
    gstTotal: sum('gst'),
    hstTotal: sum('hst'),
    pstTotal: sum('pst'),
    qstTotal: sum('qst'),
  };
  return {
    lines,
    ...totals,
    total: sumOf(Object.values(totals)),
    fileIds: [...files.keys()],
    fileRefNumber: [...files.values()].map(({ ref }) => ref),
    saleCosts: lines.every(({ feeType }) => saleCosts.includes(feeType)),
    directBilling: [...files.values()].some((file) => file.directBilling),
    dueDate: dueDate ?? daysAfter(invoiceDate, paymentTermsDays),
  };
}

function completeLine(one: CalculatedLine): Line {
  const { amount, freeUnits, place } = one;
  return { ...one.line, amount: amountOf(amount), freeUnits, ...place, ...asAmounts(claimedTaxes(one)) };
}

/** Of a line at which no check has looked, or found nothing. */
export const nothing: Found = { flags: [], twice: undefined };

/** What the contract says of a line, as it is kept beside it, and what the checks found. */
export function compared(
  { amount, contract, price, expected }: CalculatedLine,
  index: number,
  { flags, twice }: Found,
) {
  return {
    line: index + 1,
    contractAmount: contract === undefined ? null : amountOf(contract),
    variance: contract === undefined ? null : varianceFrom(amount, contract),
    companyFeeId: price?._id ?? null,
    unit: price?.unit ?? null,
    unitPrice: price && isPriced(price) ? price.amount : null,
    freeUnits: price?.freeUnits ?? null,
    minimumAmount: price?.minimumAmount ?? null,
    maximumAmount: price?.maximumAmount ?? null,
    ...asAmounts(expected),
    flags: [...flags],
    billedBy: [...(twice?.billedBy ?? [])],
    repeats: twice?.repeats ?? null,
  };
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
