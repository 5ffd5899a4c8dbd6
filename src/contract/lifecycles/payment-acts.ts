import { centsOf } from '../money/cents';
import type { ValueOf } from '../vocabularies';
import { comesIn, leaves, paymentMoves } from './payment';

/** What is done with a payment: a step of its life, what it pays, or taking it away. */
export type PaymentAct = 'cleared' | 'failed' | 'reversed' | 'refunded' | 'allocate' | 'delete';

/** What of a payment says what can be done with it. `may`: what its reader may do; `isReleasable`: they may say that it went. */
interface Standing {
  readonly status: ValueOf<'paymentStatus'>;
  readonly direction: ValueOf<'paymentDirection'>;
  readonly method: ValueOf<'paymentMethod'>;
  readonly paymentType: ValueOf<'paymentType'>;
  readonly isTrust: boolean;
  readonly unallocatedAmount: string;
  readonly isReleasable?: boolean | null;
  readonly may?: readonly string[] | undefined;
}

/** What its reader can do with a payment now. */
export function paymentActs(payment: Standing): readonly PaymentAct[] {
  const { status, direction, method, paymentType, isTrust, isReleasable, may = [] } = payment;
  const moves = may.includes('edit') ? paymentMoves[status] : [];
  const isOpen = centsOf(payment.unallocatedAmount) > 0;
  const pays = direction === 'in' ? !isTrust || method === 'trust_transfer' : paymentType === 'refund';
  const isTransferLeft = method === 'trust_transfer' && isOpen;
  const clears = leaves(payment) ? isReleasable === true && !isTransferLeft : true;
  const acts: readonly (readonly [PaymentAct, boolean])[] = [
    ['cleared', moves.includes('cleared') && clears],
    ['allocate', pays && moves.length > 0 && isOpen],
    ['failed', moves.includes('failed')],
    ['reversed', moves.includes('reversed')],
    ['refunded', moves.includes('refunded') && comesIn(payment) && isReleasable === true],
    ['delete', may.includes('delete')],
  ];
  return acts.flatMap(([act, isThere]) => (isThere ? [act] : []));
}
