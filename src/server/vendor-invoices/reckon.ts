import { amountOf, centsOf, times } from '#contract/money/cents';
import type { Cents } from '#contract/money/cents';
import { isPriced, lineFor, priceBy } from '#contract/money/price';
import type { Taxes } from '#contract/money/taxes';
import { noTaxes, taxesOn } from '#contract/money/taxes';
import { feeTypes } from '#contract/reference/fee-types';
import type { Recorded } from '#contract/resources/index';
import type { BilledFile, PayableLine, Surroundings } from './surroundings';

export type Line = Recorded<'vendorInvoice'>['lines'][number];

/** A line of a vendor's invoice beside what the contract says of it. Amounts in cents. */
export interface ReckonedLine {
  readonly line: Line;
  readonly file: BilledFile;
  readonly amount: Cents;
  readonly expected: Taxes;
  /** The line of the price list that prices it, and its price; a thing's own cost has none. */
  readonly price: PayableLine | undefined;
  readonly contract: Cents | undefined;
}

/** Reckons every line: its amount, the taxes that are due on it, and its price by the contract. */
export function reckon(
  lines: readonly Line[],
  invoiceDate: string,
  around: Surroundings,
): readonly ReckonedLine[] {
  const amounts = lines.map(({ unitAmount, quantity }) => times(centsOf(unitAmount), quantity));
  return lines.map((line, index) => {
    const file = around.files.get(line.fileId);
    if (!file) throw new RangeError(`no file ${line.fileId}`);
    const amount = amounts[index] ?? 0;
    const price = priceLineOf(line, file, invoiceDate, around);
    const base = lines.reduce(
      (sum, other, at) =>
        other.fileId === line.fileId && feeTypes[other.feeType].unit !== 'percent'
          ? sum + (amounts[at] ?? 0)
          : sum,
      0,
    );
    return {
      line,
      file,
      amount,
      expected: taxesOf(line, amount, file, around),
      price,
      contract: price && isPriced(price) ? priceBy(price, line.quantity, base) : undefined,
    };
  });
}

// The vendor's own price list first; what it leaves out, the platform's says.
function priceLineOf(
  line: Line,
  { clientId, state, assetType, contractType }: BilledFile,
  invoiceDate: string,
  { prices }: Surroundings,
): PayableLine | undefined {
  const priced = { clientId, state, assetType, contractType, incurredOn: line.incurredOn ?? invoiceDate };
  const of = (list: readonly PayableLine[]): PayableLine | undefined =>
    lineFor(
      list.filter(({ feeType }) => feeType === line.feeType),
      priced,
    );
  return of(prices.own) ?? of(prices.usual);
}

function taxesOf(line: Line, amount: Cents, { state }: BilledFile, { vendor, rates }: Surroundings): Taxes {
  const inForce = rates.get(state);
  if (!inForce) return noTaxes;
  const pstApplies = feeTypes[line.feeType].pst;
  return taxesOn(amount, inForce, { taxable: vendor.gstRegistered, pstApplies });
}

const taxNames = ['gst', 'hst', 'pst', 'qst'] as const;

/** The taxes of a line as its vendor claims them; where he says nothing of any, those that are due. */
export function claimedTaxes({ line, expected }: ReckonedLine): Taxes {
  if (taxNames.every((tax) => line[tax] === null || line[tax] === undefined)) return expected;
  const [gst, hst, pst, qst] = taxNames.map((tax) => centsOf(line[tax]));
  return { gst: gst ?? 0, hst: hst ?? 0, pst: pst ?? 0, qst: qst ?? 0 };
}

/** Taxes as they travel. */
export function asAmounts({ gst, hst, pst, qst }: Taxes): { [T in (typeof taxNames)[number]]: string } {
  return { gst: amountOf(gst), hst: amountOf(hst), pst: amountOf(pst), qst: amountOf(qst) };
}
