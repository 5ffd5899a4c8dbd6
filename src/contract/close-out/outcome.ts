import { centsOf } from '../money/cents';
import type { Cents } from '../money/cents';
import type { Recorded } from '../resources/index';
import { vocabularies } from '../vocabularies';
import type { ValueOf } from '../vocabularies';

/** What became of the asset, as far as a closing reason tells it. */
type Outcome = 'sold' | 'redeemed' | 'reinstated' | 'not_recovered';

/** The outcome that each reason claims; a reason that is not named claims none. */
const claimed: { readonly [R in ValueOf<'closingReason'>]?: Outcome } = {
  recovered_sold: 'sold',
  voluntary_surrender_sold: 'sold',
  recovered_redeemed: 'redeemed',
  recovered_reinstated: 'reinstated',
  unable_to_locate: 'not_recovered',
  asset_not_recoverable: 'not_recovered',
  out_of_territory: 'not_recovered',
};

/** The reasons that say that the asset was sold. */
export const soldReasons = vocabularies.closingReason.filter((reason) => claimed[reason] === 'sold');

/** Money that has come in on a file and cleared, by the type of its payment; amounts with two places. */
export type ClearedMoney = { readonly [T in ValueOf<'paymentType'>]?: string };

/** What became of the asset, as the closing reason of a file claims it; of one that claims nothing, nothing. */
export const claimedBy = ({ closingReason }: Pick<Recorded<'file'>, 'closingReason'>): Outcome | undefined =>
  closingReason ? claimed[closingReason] : undefined;

type Closing = Pick<Recorded<'file'>, 'closingReason' | 'recovery' | 'redemption' | 'remarketing'>;

/** What was paid to redeem: what cleared here, or what a document proves was paid to the lender, whichever is more. */
function redeemedWith(file: Closing, cleared: ClearedMoney): Cents {
  return Math.max(centsOf(cleared.redemption), centsOf(file.redemption?.amountReceived));
}

/** Whether what was quoted to redeem the asset has been paid; where nothing was quoted, whether anything was. */
export function isQuotePaid(file: Closing, cleared: ClearedMoney): boolean {
  const paid = redeemedWith(file, cleared);
  return paid > 0 && paid >= centsOf(file.redemption?.quotedAmount);
}

/** Whether somebody paid for the asset: proceeds of a sale cleared and were not given back, whether its price was recorded or not. */
const isPaidFor = (cleared: ClearedMoney): boolean => centsOf(cleared.sale_proceeds) > 0;

const outcomes: { readonly [O in Outcome]: (file: Closing, cleared: ClearedMoney) => boolean } = {
  sold: ({ remarketing }, cleared) => remarketing?.salePrice != null && isPaidFor(cleared),
  redeemed: isQuotePaid,
  reinstated: (file, cleared) => centsOf(cleared.arrears) > 0 || redeemedWith(file, cleared) > 0,
  not_recovered: ({ recovery }) => recovery?.securedDate == null,
};

/**
 * Whether the reason a file is closed for agrees with what happened: a sale has a price and proceeds that cleared, a redemption the
 * money that was quoted, a reinstatement money for the arrears, and what was never recovered was never secured. What was paid for is
 * closed as sold, whatever else could be said of it: else its lien would stay on what somebody bought.
 */
export function agreesWithOutcome(file: Closing, cleared: ClearedMoney): boolean {
  const outcome = claimedBy(file);
  if (outcome !== 'sold' && isPaidFor(cleared)) return false;
  return !outcome || outcomes[outcome](file, cleared);
}
