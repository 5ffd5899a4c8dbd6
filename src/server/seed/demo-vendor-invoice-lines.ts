import { amountOf, centsOf, percentOf } from '#contract/money/cents';
import { billedAs } from '../rules/vendor-invoice/owed-line';
import type { Line } from '../rules/vendor-invoice/calculate-lines';
import type { Surroundings } from '../rules/vendor-invoice/surroundings';
import type { InvoicePlan } from './demo-vendor-invoice-plans';
import type { OwedFee, RequestContext } from './demo-vendor-invoice-works';

/** The fee that a line is about; a line for a file that its vendor never took on has none. */
export type BilledLine = readonly [Line, OwedFee | undefined];

/** What an invoice of a day says, with what is wrong with it. `other`: a file that its vendor never took on. */
export function linesOf(
  { works, slip }: InvoicePlan,
  day: string,
  around: Surroundings,
  other?: string,
): BilledLine[] {
  const fees = works.flatMap((context) => context.fees);
  // What is charged at the least that a list asks for, or as it was paid out, says nothing of the price of each.
  const byPrice = fees.filter(({ feeType, unit }) => feeType !== 'transport_long_haul' && unit !== 'cost');
  const dearest = (byPrice.length > 0 ? byPrice : fees).reduce((one, next) =>
    centsOf(next.amount) > centsOf(one.amount) ? next : one,
  );
  const lines = fees.map((fee): BilledLine => {
    const line = asAgreed(fee, day, around);
    if (slip === 'price' && fee === dearest) return [dearer(fee), fee];
    return [slip === 'taxes' ? mistaxed(line, fee) : line, fee];
  });
  const model = fees.find(({ quantity }) => quantity === 1);
  if (slip === 'file' && other && model)
    return [...lines, [{ ...asAgreed(model, day, around), fileId: other }, undefined]];
  return lines;
}

function asAgreed(fee: OwedFee, day: string, around: Surroundings): Line {
  const { fileId, feeType, incurredOn, quantity, unitAmount, amount } = fee;
  return billedAs({ fileId, feeType, incurredOn, quantity, unitAmount, amount }, day, around);
}

// Asks for a tenth more.
function dearer({ fileId, feeType, incurredOn, quantity, unitAmount }: OwedFee): Line {
  const more = amountOf(Math.ceil((centsOf(unitAmount) * 1.1) / 100) * 100);
  return { fileId, feeType, incurredOn, quantity, unitAmount: more };
}

const hst = ['NB', 'NL', 'NS', 'ON', 'PE'];

// Takes the other kind of province for the file's.
function mistaxed(line: Line, { state }: OwedFee): Line {
  const amount = centsOf(line.amount);
  const none = { gst: '0.00', hst: '0.00', pst: '0.00', qst: '0.00' };
  return hst.includes(state)
    ? { ...line, ...none, gst: amountOf(percentOf(amount, 5)) }
    : { ...line, ...none, hst: amountOf(percentOf(amount, 13)) };
}

/** A file of the same agency that the vendor of a work never took on, the next after its own. */
export function strangeFile(
  works: readonly RequestContext[],
  own: RequestContext,
  takenOn: ReadonlySet<string>,
): string | undefined {
  const isStrange = ({ fileId, agencyId, closedOn }: RequestContext): boolean =>
    agencyId === own.agencyId && closedOn === null && !takenOn.has(`${own.companyId} ${fileId}`);
  const place = works.indexOf(own);
  for (let step = 1; step < works.length; step++) {
    const context = works[(place + step) % works.length];
    if (context && isStrange(context)) return context.fileId;
  }
  return undefined;
}
