import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'paymentStatus'>;

/** From each state of a payment, where people may take it. Money that has cleared goes back by a reversal alone. */
export const paymentMoves: { readonly [S in Status]: readonly Status[] } = {
  pending: ['cleared', 'failed'],
  cleared: ['reversed', 'refunded'],
  failed: [],
  reversed: [],
  refunded: [],
};

/** More cash than this is not taken, by the rules on large cash transactions; in cents. */
export const cashLimit = 999_999;

export type PaymentRefusal = 'NOT_NEXT' | 'NEEDS_REASON' | 'NEEDS_CLEARED_DATE';

/** Why a payment may not go to a state, or nothing where it may. */
export function whyNotPayment(
  from: Status,
  to: Status,
  facts: { readonly hasReason: boolean; readonly hasClearedDate: boolean },
): PaymentRefusal | undefined {
  if (!paymentMoves[from].includes(to)) return 'NOT_NEXT';
  if (to === 'cleared') return facts.hasClearedDate ? undefined : 'NEEDS_CLEARED_DATE';
  return facts.hasReason ? undefined : 'NEEDS_REASON';
}
