import type { Draft, Recorded } from '#contract/resources/index';
import { checkDirection, checkOther, checkSign } from './fee-checks';

type Fee = Recorded<'fee'>;

/** Whether a fee comes from an invoice that its vendor was given approval for. */
export const isBilled = ({ vendorInvoiceId }: Partial<Fee>): boolean => Boolean(vendorInvoiceId);

/**
 * The host's part of a fee that a vendor's approved invoice bills. Its price and its taxes are those that were approved, and so is
 * who did the work: the levels saw it marked where the vendor never took the file on.
 */
export function billedFee(draft: Draft<'fee'>, known: Partial<Fee>): Partial<Fee> {
  checkDirection(draft);
  checkSign(draft.feeType, draft.unitAmount ?? null);
  checkOther(draft);
  return known;
}
