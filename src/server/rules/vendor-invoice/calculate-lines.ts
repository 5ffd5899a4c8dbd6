import { amountOf, centsOf } from '#contract/money/cents';
import type { Cents } from '#contract/money/cents';
import { placeOfSupply } from '#contract/money/place-of-supply';
import { freeTaken, withFreeLeft } from '#contract/money/price';
import { quoteFee } from '#contract/money/quote';
import type { Quote } from '#contract/money/quote';
import { lineAmong } from '#contract/money/sources';
import { ratesOn } from '#contract/money/taxes';
import type { FeeRates } from '#contract/money/fee-taxes';
import type { Taxes } from '#contract/money/taxes';
import { countedAmount } from '#contract/money/unit-price';
import type { Counted } from '#contract/money/unit-price';
import { feeTypes } from '#contract/reference/fee-types';
import type { Recorded } from '#contract/resources/index';
import { expectedOf } from './expected-fees';
import type { BilledFile, PayableLine, Surroundings } from './surroundings';

export type Line = Recorded<'vendorInvoice'>['lines'][number];
/** The province that a line is taxed in, and what says so; nothing of what stood before places were kept. */
export type TaxedAt = Pick<Recorded<'fee'>, 'state' | 'stateGround'>;

/** A line of a vendor's invoice worked out as the fee that it will be, beside what the contract says of it. Amounts in cents. */
export interface CalculatedLine {
  readonly line: Line;
  readonly file: BilledFile;
  readonly amount: Cents;
  readonly place: TaxedAt;
  /** The units of it that cost nothing. */
  readonly freeUnits: number | null;
  /** The taxes that are due on it. */
  readonly expected: Taxes;
  /** The line of the price list that prices it, and its price; a thing's own cost has none. */
  readonly price: PayableLine | undefined;
  readonly contract: Cents | undefined;
  /** Why it should have been approved before it was done. */
  readonly approval: Quote['approval'];
}

/**
 * Reckons every line as a fee is worked out: its amount, the taxes that are due on it, and its price by the contract. A line is taxed
 * where the fee is that it bills, or else by the rules of supply; `isStanding`: where it was when it was written.
 */
export function calculateLines(
  lines: readonly Line[],
  invoiceDate: string,
  around: Surroundings,
  isStanding = false,
): readonly CalculatedLine[] {
  const expected = expectedOf(lines, around.expected);
  const before = new Map(around.billed);
  const found = lines.map((line, index) => {
    const file = around.files.get(line.fileId);
    if (!file) throw new RangeError(`no file ${line.fileId}`);
    const about = `${line.fileId} ${line.feeType}`;
    const earlier = before.get(about) ?? { units: 0, free: 0 };
    const listed = priceOf(line, file, invoiceDate, around);
    const price = listed && withFreeLeft(listed, earlier.free);
    const supplied = expected[index] ?? placeOfSupply(line.feeType, file.places);
    const place = isStanding
      ? placeOfLine(line, file)
      : { state: supplied.state, stateGround: supplied.stateGround };
    const one = { line, file, price, earlier, place, counted: counted(line, price) };
    before.set(about, {
      units: earlier.units + line.quantity,
      free: earlier.free + freeTaken(line.quantity, one.counted.freeUnits),
    });
    return one;
  });
  return found.map(({ line, file, price, earlier, place, counted: { amount: cents, freeUnits } }) => {
    const { feeType, quantity, unitAmount } = line;
    const quote = quoteFee(
      { feeType, quantity, unitAmount, counted: cents, base: amountOf(shareOf(found, line)) },
      {
        line: price,
        rates: ratesFor(place, invoiceDate, around),
        registered: around.vendor.gstRegistered,
        hasQstNumber: around.vendor.qstNumber !== null,
        isNonResident: false,
        // So that nobody stays below a limit by halves: what the vendor billed of the file before, here and on other invoices.
        earlierUnits: earlier.units,
        freeTaken: 0,
      },
    );
    if (typeof quote === 'string') throw new RangeError(`no ${quote} for ${feeType}`);
    const { amount, taxes, contract, approval } = quote;
    return {
      line,
      file,
      amount,
      place,
      freeUnits,
      expected: taxes,
      price,
      contract: contract ?? undefined,
      approval,
    };
  });
}

// The vendor's own price list first, its office's before its head company's; what they leave out, the platform's says.
function priceOf(
  { feeType, incurredOn }: Line,
  { clientId, state, assetType, contractType }: BilledFile,
  invoiceDate: string,
  { prices: { lines, sources } }: Surroundings,
): PayableLine | undefined {
  const priced = { clientId, state, assetType, contractType, incurredOn: incurredOn ?? invoiceDate };
  return lineAmong(
    lines.filter((one) => one.feeType === feeType),
    sources,
    priced,
  );
}

// What a percentage of a vendor's is of: everything else that it bills of the same file.
function shareOf(
  found: readonly { readonly line: Line; readonly counted: Counted }[],
  { fileId }: Line,
): Cents {
  return found
    .filter(({ line }) => line.fileId === fileId && feeTypes[line.feeType].unit !== 'percent')
    .reduce((sum, { counted: { amount } }) => sum + amount, 0);
}

function counted({ unitAmount, quantity, amount }: Line, price: PayableLine | undefined): Counted {
  return countedAmount(centsOf(unitAmount), quantity, amount ? centsOf(amount) : null, price);
}

/** Where a line that was written is taxed: in its file's province where that was before places were kept. */
export const placeOfLine = ({ state, stateGround }: Line, file: Pick<BilledFile, 'state'>): TaxedAt =>
  state ? { state, stateGround: stateGround ?? null } : { state: file.state, stateGround: null };

// As for every fee: those of the day on which the tax becomes payable, at its place of supply.
function ratesFor({ state }: TaxedAt, invoiceDate: string, { rates }: Surroundings): FeeRates {
  const rows = rates.filter(({ province }) => province === state);
  return ratesOn(rows, invoiceDate) ?? untaxed(state);
}

const untaxed = (province: FeeRates['province']): FeeRates => ({
  province,
  gstRate: 0,
  hstRate: 0,
  pstRate: 0,
  pstFees: [],
});

const taxNames = ['gst', 'hst', 'pst', 'qst'] as const;

/** The taxes of a line as its vendor claims them; where he says nothing of any, those that are due. */
export function claimedTaxes({ line, expected }: CalculatedLine): Taxes {
  if (taxNames.every((tax) => line[tax] === null || line[tax] === undefined)) return expected;
  const [gst, hst, pst, qst] = taxNames.map((tax) => centsOf(line[tax]));
  return { gst: gst ?? 0, hst: hst ?? 0, pst: pst ?? 0, qst: qst ?? 0 };
}

/**
 * Lines as they are written anew: taxes that were worked out, and that nobody wrote over, follow what is billed now; those that the
 * vendor claimed stay as they are.
 */
export function followTaxes(before: readonly CalculatedLine[], lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    const was = before[index];
    const worked = was && asAmounts(was.expected);
    const isWorkedOut = worked && taxNames.every((tax) => was.line[tax] === worked[tax]);
    if (!isWorkedOut || !taxNames.every((tax) => line[tax] === worked[tax])) return line;
    return { ...line, gst: null, hst: null, pst: null, qst: null };
  });
}

/** Taxes as they travel. */
export function asAmounts({ gst, hst, pst, qst }: Taxes): { [T in (typeof taxNames)[number]]: string } {
  return { gst: amountOf(gst), hst: amountOf(hst), pst: amountOf(pst), qst: amountOf(qst) };
}
