import { amountOf } from '#contract/money/cents';
import { unitPriceOf } from '#contract/money/unit-price';
import { sentence } from '#contract/words/sentence';
import { invalid } from '../rules/refuse';
import { compared, nothing } from '../rules/vendor-invoice/complete';
import { writesFor } from '../rules/vendor-invoice/writes-for';
import { calculateLines } from '../rules/vendor-invoice/calculate-lines';
import type { CalculatedLine } from '../rules/vendor-invoice/calculate-lines';
import { readSurroundings } from '../rules/vendor-invoice/surroundings';
import type { Handler } from './handler';

const most = 500;

/** What the contract says of the lines of an invoice that is being written, worked out as it will be when it is submitted. */
export const quoteVendorInvoice: Handler<'quoteVendorInvoice'> = async (
  { db, caller },
  { companyId, invoiceDate, lines },
) => {
  if (!writesFor(caller, companyId))
    throw invalid('companyId', sentence('vendorInvoices.companyIdNotCompanyBill'));
  if (lines.length > most) throw invalid('lines', sentence('vendorInvoices.linesMost', { most }));
  const fileIds = [...new Set(lines.map(({ fileId }) => fileId))];
  const { prices, ...around } = await readSurroundings(db, companyId, fileIds);
  // What the platform pays is for those who run it, and for who is paid by it.
  const readsUsual = caller.operates || caller.scope === 'all' || caller.tree.includes(companyId);
  const given = lines.map((line) => ({ ...line, unitAmount: line.unitAmount ?? '0.00' }));
  const reckoned = calculateLines(given, invoiceDate, {
    ...around,
    prices: readsUsual ? prices : { ...prices, sources: prices.sources.slice(0, -1) },
  });
  const data = reckoned.map((line, index) => ({
    ...compared(line, index, nothing),
    ...line.place,
    unitAmount: agreedPrice(line),
  }));
  return { body: { data } };
};

// A unit costs what the list says; a share of the rest of the invoice has no price before that is known.
function agreedPrice({ contract, price, line: { quantity } }: CalculatedLine): string | null {
  if (!price || contract === undefined) return null;
  return price.unit === 'percent' ? amountOf(unitPriceOf(contract, quantity)) : price.amount;
}
