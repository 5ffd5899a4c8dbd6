import type { Side } from '../roles/sides';
import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'requestStatus'>;
type Type = ValueOf<'requestType'>;

/** From each state of a request, where it may go. Deciding is for those who decide; cancelling and sending in, for who asked. */
export const requestMoves: { readonly [S in Status]: readonly Status[] } = {
  draft: ['submitted', 'cancelled'],
  submitted: ['in_review', 'approved', 'declined', 'information_needed', 'cancelled', 'expired'],
  in_review: ['approved', 'declined', 'information_needed', 'cancelled', 'expired'],
  information_needed: ['submitted', 'cancelled', 'expired'],
  approved: ['fulfilled'],
  declined: [],
  cancelled: [],
  expired: [],
  fulfilled: [],
};

/** The states in which a request waits for somebody. */
export const openRequest: readonly Status[] = ['submitted', 'in_review', 'information_needed'];
/** The moves of those who decide. */
export const decisions: readonly Status[] = ['in_review', 'approved', 'declined', 'information_needed'];

/** Who is asked: the sides whose people decide a request of a type, and whether the accountants are among the agency's. */
export const decidedBy: { readonly [T in Type]: { readonly sides: readonly Side[]; readonly money?: true } } =
  {
    hold: { sides: ['agency', 'client'] },
    release_hold: { sides: ['agency', 'client'] },
    close: { sides: ['agency'] },
    reopen: { sides: ['agency'] },
    reassign_vendor: { sides: ['agency'] },
    extension: { sides: ['agency', 'client'] },
    skip_approval: { sides: ['client'] },
    fee_approval: { sides: ['agency', 'client'], money: true },
    storage_extension: { sides: ['agency', 'client'] },
    redemption_quote: { sides: ['agency', 'client'], money: true },
    release_asset: { sides: ['agency', 'client'] },
    reserve_approval: { sides: ['client'] },
    offer_approval: { sides: ['client'] },
    repair_approval: { sides: ['agency', 'client'] },
    transport_approval: { sides: ['agency', 'client'] },
    document_request: { sides: ['agency', 'client', 'vendor'] },
    information_request: { sides: ['client'] },
    payout_or_balance: { sides: ['client'] },
    legal_action: { sides: ['client', 'agency'] },
    write_off: { sides: ['client', 'agency'], money: true },
    personal_effects_disposal: { sides: ['agency'] },
    user_access: { sides: ['agency'] },
    data_correction: { sides: ['agency'] },
    privacy: { sides: ['agency'] },
    other: { sides: ['agency'], money: true },
  };

export type RequestRefusal = 'NOT_NEXT' | 'OWN_REQUEST' | 'NOT_YOURS' | 'NEEDS_NOTE';

/** What has to be known of a request and of the person who moves it. */
export interface RequestFacts {
  readonly requestType: Type;
  readonly isRequester: boolean;
  /** The person's role decides requests of this type. */
  readonly decides: boolean;
  readonly mayCancelAny: boolean;
  readonly hasNote: boolean;
}

/** Why a request may not go to a state, or nothing where it may. Who asked never decides. */
export function whyNotRequest(from: Status, to: Status, facts: RequestFacts): RequestRefusal | undefined {
  if (!requestMoves[from].includes(to)) return 'NOT_NEXT';
  if (to === 'cancelled') return facts.isRequester || facts.mayCancelAny ? undefined : 'NOT_YOURS';
  if (to === 'submitted') return facts.isRequester ? undefined : 'NOT_YOURS';
  if (!decisions.includes(to)) return 'NOT_NEXT';
  if (facts.isRequester) return 'OWN_REQUEST';
  if (!facts.decides) return 'NOT_YOURS';
  const saysWhy = to === 'declined' || to === 'information_needed';
  return saysWhy && !facts.hasNote ? 'NEEDS_NOTE' : undefined;
}
