import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'paymentStatus'>;
type Type = ValueOf<'paymentType'>;

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

/** Which way the money of each type goes, and whether the agency holds it in trust: always, never, or as it is recorded. */
export const paymentTypes: {
  readonly [T in Type]: {
    readonly direction: ValueOf<'paymentDirection'>;
    readonly trust: 'always' | 'never' | 'open';
  };
} = {
  redemption: { direction: 'in', trust: 'always' },
  arrears: { direction: 'in', trust: 'always' },
  sale_proceeds: { direction: 'in', trust: 'always' },
  sale_deposit: { direction: 'in', trust: 'always' },
  client_remittance: { direction: 'out', trust: 'always' },
  invoice_payment: { direction: 'in', trust: 'never' },
  insurance_proceeds: { direction: 'in', trust: 'open' },
  debtor_other: { direction: 'in', trust: 'open' },
  refund: { direction: 'out', trust: 'open' },
  personal_effects_fee: { direction: 'in', trust: 'never' },
};

type Kept = { readonly isTrust: boolean; readonly direction: string; readonly method: string };

/** Money that leaves what is held in trust: what is paid out of it, and what it pays of our own invoices. */
export const leavesTrust = ({ isTrust, direction, method }: Kept): boolean =>
  isTrust && (direction === 'out' || method === 'trust_transfer');

/** Money that leaves our hands, or what we hold for others: somebody else than who recorded it says that it went. */
export const leaves = (kept: Kept): boolean => kept.direction === 'out' || leavesTrust(kept);

/** Money that came in and can be given back by us, once it has cleared; by somebody else than who recorded it, and never twice. */
export const comesIn = ({ direction, method }: Pick<Kept, 'direction' | 'method'>): boolean =>
  direction === 'in' && method !== 'trust_transfer';

/** Whether money may pay what is owed on another file of its client: only where it is the client's own, and no debtor's. */
export const paysOtherFiles = ({ paymentType, method }: { paymentType: Type; method: string }): boolean =>
  (paymentType === 'invoice_payment' && method !== 'trust_transfer') || paymentType === 'refund';

export type PaymentRefusal =
  'NOT_NEXT' | 'NEEDS_REASON' | 'NEEDS_CLEARED_DATE' | 'OWN_PAYMENT' | 'NOT_ALLOCATED';

/** What has to be known of a payment and of the person who moves it. */
export interface PaymentFacts {
  readonly hasReason: boolean;
  readonly hasClearedDate: boolean;
  readonly leaves: boolean;
  /** They recorded it, or changed it last, or change it now. */
  readonly isRecorder: boolean;
  /** It came in, and they recorded it. */
  readonly isReceiver: boolean;
  /** A transfer from trust that does not pay our invoices whole. */
  readonly isTransferLeft: boolean;
}

/** Why a payment may not go to a state, or nothing where it may. */
export function whyNotPayment(from: Status, to: Status, facts: PaymentFacts): PaymentRefusal | undefined {
  if (!paymentMoves[from].includes(to)) return 'NOT_NEXT';
  if (to !== 'cleared' && !facts.hasReason) return 'NEEDS_REASON';
  if (to === 'refunded' && facts.isReceiver) return 'OWN_PAYMENT';
  if (to !== 'cleared') return undefined;
  if (!facts.hasClearedDate) return 'NEEDS_CLEARED_DATE';
  if (facts.leaves && facts.isRecorder) return 'OWN_PAYMENT';
  return facts.isTransferLeft ? 'NOT_ALLOCATED' : undefined;
}
