import { isHandedBack } from '../lifecycles/handed-back';
import { isStay } from '../lifecycles/insolvency';
import { errands } from '../lifecycles/seizure-licence';
import { centsOf } from '../money/cents';
import type { Cents } from '../money/cents';
import type { Recorded } from '../resources/index';
import { vocabularies } from '../vocabularies';
import type { ValueOf } from '../vocabularies';

/** What became of the asset, as far as a closing reason tells it. */
type Outcome =
  | 'sold'
  | 'redeemed'
  | 'reinstated'
  | 'given_back'
  | 'not_recovered'
  | 'with_trustee'
  | 'on_reserve'
  | 'served'
  | 'kept_by_debtor'
  | 'lost';

/** The outcome that each reason claims; a reason that is not named claims none. */
const claimed: { readonly [R in ValueOf<'closingReason'>]?: Outcome } = {
  recovered_sold: 'sold',
  voluntary_surrender_sold: 'sold',
  recovered_redeemed: 'redeemed',
  recovered_reinstated: 'reinstated',
  unable_to_locate: 'not_recovered',
  asset_not_recoverable: 'not_recovered',
  out_of_territory: 'not_recovered',
  sold_to_third_party_good_title: 'not_recovered',
  duplicate_file: 'not_recovered',
  declined_by_agency: 'not_recovered',
  recovered_returned_to_client: 'given_back',
  insolvency_asset_with_trustee: 'with_trustee',
  first_nation_reserve_restriction: 'on_reserve',
  service_completed: 'served',
  paid_in_full: 'kept_by_debtor',
  arrears_paid: 'kept_by_debtor',
  payment_arrangement: 'kept_by_debtor',
  total_loss_or_destroyed: 'lost',
};

/** Beside errands, what is done once, and ends no debt. */
const services: readonly ValueOf<'assignmentType'>[] = [
  ...errands,
  'transport_only',
  'condition_report_only',
];

/** The reasons that say that the asset was sold. */
export const soldReasons = vocabularies.closingReason.filter((reason) => claimed[reason] === 'sold');

/** Money that has come in on a file and cleared, by the type of its payment; amounts with two places. */
export type ClearedMoney = { readonly [T in ValueOf<'paymentType'>]?: string };

/** What became of the asset, as the closing reason of a file claims it; of one that claims nothing, nothing. */
export const claimedBy = ({ closingReason }: Pick<Recorded<'file'>, 'closingReason'>): Outcome | undefined =>
  closingReason ? claimed[closingReason] : undefined;

type Closing = Pick<
  Recorded<'file'>,
  | ('closingReason' | 'recovery' | 'redemption' | 'remarketing')
  | ('assignmentType' | 'insolvencyStatus' | 'onReserve')
  | ('status' | 'previousStatus')
>;

/** What says that a contract stands again: the lender’s own letter, or arrears that cleared where the law gives who owes the right to that. */
interface KnownOfReinstatement {
  readonly cleared: ClearedMoney;
  readonly reinstatedByLetter: boolean;
  readonly hasReinstatementRight: boolean;
}

/** What is known of a closing beside the file; `isReleased`: whether who took the unit out of its yard has signed for it. */
export interface Known extends KnownOfReinstatement {
  readonly isReleased: boolean;
}

/** Whether a contract stands again. Without the right to it, money for the arrears is the lender’s to take or to leave. */
export const isReinstated = ({ cleared, ...known }: KnownOfReinstatement): boolean =>
  known.reinstatedByLetter || (known.hasReinstatementRight && centsOf(cleared.arrears) > 0);

/** What was paid to redeem: what cleared here, or what a document proves was paid to the lender, whichever is more. */
function redeemedWith(file: Pick<Closing, 'redemption'>, cleared: ClearedMoney): Cents {
  return Math.max(centsOf(cleared.redemption), centsOf(file.redemption?.amountReceived));
}

/** Whether what was quoted to redeem the asset has been paid; where nothing was quoted, whether anything was. */
export function isQuotePaid(file: Pick<Closing, 'redemption'>, cleared: ClearedMoney): boolean {
  const paid = redeemedWith(file, cleared);
  return paid > 0 && paid >= centsOf(file.redemption?.quotedAmount);
}

/** Whether somebody paid for the asset: proceeds of a sale cleared and were not given back, whether its price was recorded or not. */
const isPaidFor = (cleared: ClearedMoney): boolean => centsOf(cleared.sale_proceeds) > 0;

/** Whether the unit lies in no yard: it was never taken, or who took it out has signed for it. */
const isOut = ({ recovery }: Closing, { isReleased }: Known): boolean =>
  recovery?.securedDate == null || isReleased;

const outcomes: { readonly [O in Outcome]: (file: Closing, known: Known) => boolean } = {
  sold: ({ remarketing }, { cleared }) => remarketing?.salePrice != null && isPaidFor(cleared),
  redeemed: (file, known) => isQuotePaid(file, known.cleared) && isOut(file, known),
  reinstated: (file, known) => isReinstated(known) && isOut(file, known),
  given_back: ({ recovery }, { isReleased }) => recovery?.securedDate != null && isReleased,
  not_recovered: ({ recovery }) => recovery?.securedDate == null,
  with_trustee: ({ insolvencyStatus }) => isStay(insolvencyStatus),
  on_reserve: ({ onReserve, recovery }) => onReserve && recovery?.securedDate == null,
  served: ({ assignmentType }) => services.includes(assignmentType),
  kept_by_debtor: isOut,
  lost: (file) => !isHandedBack(file),
};

/**
 * Whether the reason a file is closed for agrees with what happened: a sale has a price and proceeds that cleared, a redemption the money
 * that was quoted, a reinstatement the lender’s own letter, or money for the arrears where the law gives the right to it; what was given
 * back was held and is signed for, as what was redeemed or reinstated is, and what was never recovered was not held; a trustee has what an insolvency stays; a service is what was asked for. Who paid,
 * or agreed to, keeps the unit, so that it lies in no yard; and what went back was not lost. What was paid for is closed as sold, whatever
 * else could be said of it: else its lien would stay on what somebody bought.
 */
export function agreesWithOutcome(file: Closing, known: Known): boolean {
  const outcome = claimedBy(file);
  if (outcome !== 'sold' && isPaidFor(known.cleared)) return false;
  return !outcome || outcomes[outcome](file, known);
}
