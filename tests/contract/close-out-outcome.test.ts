import { expect, it } from 'vitest';
import { agreesWithOutcome, claimedBy, isQuotePaid } from '#contract/close-out/outcome';
import type { Known } from '#contract/close-out/outcome';
import { vocabularies } from '#contract/vocabularies/index';

type Closing = Parameters<typeof agreesWithOutcome>[0];

const file = (facts: Partial<Closing>): Closing => ({
  closingReason: null,
  recovery: null,
  redemption: null,
  remarketing: null,
  ...({ assignmentType: 'involuntary_repossession', insolvencyStatus: 'none', onReserve: false } as const),
  ...({ status: 'close_checklist', previousStatus: 'attempting' } as const),
  ...facts,
});
const sold = { salePrice: '9000.00' } as Closing['remarketing'];
const secured = { securedDate: '2026-10-02' } as Closing['recovery'];
const quoted = { quotedAmount: '1500.00' } as Closing['redemption'];
const nothing: Known = {
  cleared: {},
  ...{ reinstatedByLetter: false, hasReinstatementRight: false, isReleased: false },
};
const proved = { quotedAmount: '1500.00', amountReceived: '1500.00' } as Closing['redemption'];

it.each([
  ['a sale without a price', file({ closingReason: 'recovered_sold' }), { sale_proceeds: '9000.00' }, false],
  ['a sale nobody paid for', file({ closingReason: 'recovered_sold', remarketing: sold }), {}, false],
  [
    'a deposit alone',
    file({ closingReason: 'recovered_sold', remarketing: sold }),
    { sale_deposit: '500.00' },
    false,
  ],
  [
    'a sale with its proceeds',
    file({ closingReason: 'recovered_sold', remarketing: sold }),
    { sale_proceeds: '9000.00' },
    true,
  ],
  [
    'a surrender that was sold and paid for',
    file({ closingReason: 'voluntary_surrender_sold', remarketing: sold }),
    { sale_proceeds: '0.01' },
    true,
  ],
  [
    'a redemption without money',
    file({ closingReason: 'recovered_redeemed', redemption: quoted }),
    {},
    false,
  ],
  [
    'a redemption a cent short',
    file({ closingReason: 'recovered_redeemed', redemption: quoted }),
    { redemption: '1499.99' },
    false,
  ],
  [
    'a redemption that cleared',
    file({ closingReason: 'recovered_redeemed', redemption: quoted }),
    { redemption: '1500.00' },
    true,
  ],
  [
    'a redemption that a document proves',
    file({ closingReason: 'recovered_redeemed', redemption: proved }),
    {},
    true,
  ],
  ['a reinstatement without money', file({ closingReason: 'recovered_reinstated' }), {}, false],
  [
    'the money that redeems, where nothing was reinstated',
    file({ closingReason: 'recovered_reinstated', redemption: proved }),
    { redemption: '1500.00' },
    false,
  ],
  ['arrears that cleared', file({ closingReason: 'recovered_reinstated' }), { arrears: '812.40' }, true],
  [
    'a unit that was secured and not located',
    file({ closingReason: 'unable_to_locate', recovery: secured }),
    {},
    false,
  ],
  ['a unit that was never located', file({ closingReason: 'unable_to_locate' }), {}, true],
  [
    'a recall of what was sold and paid for',
    file({ closingReason: 'client_recall', remarketing: sold }),
    { sale_proceeds: '9000.00' },
    false,
  ],
  [
    'a recall of what somebody paid for without a price on record',
    file({ closingReason: 'client_recall' }),
    { sale_proceeds: '9000.00' },
    false,
  ],
  [
    'a recall of what somebody offered for, and never paid',
    file({ closingReason: 'client_recall', remarketing: sold }),
    { sale_deposit: '500.00' },
    true,
  ],
  ['a recall, whatever else happened', file({ closingReason: 'client_recall', recovery: secured }), {}, true],
  ['what was given back and never held', file({ closingReason: 'recovered_returned_to_client' }), {}, false],
  [
    'what was held and given back without a signature',
    file({ closingReason: 'recovered_returned_to_client', recovery: secured }),
    {},
    false,
  ],
  ['a duplicate that was seized', file({ closingReason: 'duplicate_file', recovery: secured }), {}, false],
  [
    'a trustee where nobody is insolvent',
    file({ closingReason: 'insolvency_asset_with_trustee' }),
    {},
    false,
  ],
  [
    'a trustee of a bankruptcy',
    file({ closingReason: 'insolvency_asset_with_trustee', insolvencyStatus: 'bankruptcy' }),
    {},
    true,
  ],
  [
    'a reserve where the unit is on none',
    file({ closingReason: 'first_nation_reserve_restriction' }),
    {},
    false,
  ],
  [
    'a reserve that the unit stayed on',
    file({ closingReason: 'first_nation_reserve_restriction', onReserve: true }),
    {},
    true,
  ],
  ['a service, where a seizure was asked for', file({ closingReason: 'service_completed' }), {}, false],
  [
    'a service that was asked for',
    file({ closingReason: 'service_completed', assignmentType: 'skip_trace_only' }),
    {},
    true,
  ],
  ['no reason at all', file({}), {}, true],
])('%s', (_, closing, cleared, agrees) => {
  const known = { ...nothing, cleared, hasReinstatementRight: true };
  expect(agreesWithOutcome(closing, known)).toBe(agrees);
});

it.each([
  ['that its lender wrote of, without money here', {}, true, false, true],
  ['of arrears without the right to it', { arrears: '812.40' }, false, false, false],
  ['of arrears without the right to it, that its lender wrote of', { arrears: '812.40' }, true, false, true],
])('a reinstatement %s', (_, cleared, reinstatedByLetter, hasReinstatementRight, agrees) => {
  const closing = file({ closingReason: 'recovered_reinstated' });
  expect(agreesWithOutcome(closing, { ...nothing, cleared, reinstatedByLetter, hasReinstatementRight })).toBe(
    agrees,
  );
});

it.each(['paid_in_full', 'arrears_paid', 'payment_arrangement'] as const)(
  'where %s ends a file its debtor has the unit: it was never taken, or somebody signed for it',
  (closingReason) => {
    expect(agreesWithOutcome(file({ closingReason }), nothing)).toBe(true);
    const held = file({ closingReason, recovery: secured });
    expect(agreesWithOutcome(held, nothing)).toBe(false);
    expect(agreesWithOutcome(held, { ...nothing, isReleased: true })).toBe(true);
  },
);

it.each([
  ['given back', file({ closingReason: 'recovered_returned_to_client', recovery: secured })],
  ['redeemed', file({ closingReason: 'recovered_redeemed', recovery: secured, redemption: proved })],
  ['reinstated', file({ closingReason: 'recovered_reinstated', recovery: secured })],
])('what was held and %s is signed for', (_, closing) => {
  const known = { ...nothing, reinstatedByLetter: true };
  expect(agreesWithOutcome(closing, known)).toBe(false);
  expect(agreesWithOutcome(closing, { ...known, isReleased: true })).toBe(true);
});

it('what was lost or destroyed did not go back to anybody; it may have lain in a yard', () => {
  const lost = (more: Partial<Closing>) =>
    agreesWithOutcome(file({ closingReason: 'total_loss_or_destroyed', ...more }), nothing);
  expect([lost({}), lost({ recovery: secured, previousStatus: 'in_storage' })]).toEqual([true, true]);
  for (const previousStatus of ['redeemed', 'reinstated', 'returned_to_client'] as const)
    expect(lost({ recovery: secured, previousStatus })).toBe(false);
});

/** The reasons that can be true of any file, and why. */
const always = [
  ['client_recall', 'the client calls off at any time, and may leave the unit where it lies'],
  ['reassigned_other_agency', 'the unit goes over with the file, or is still sought'],
  ['legal_bar', 'a court may stop before the seizure, or have the unit given back after it'],
  ['deceased_estate', 'somebody died, whoever has the unit'],
  ['fraud_or_identity_theft', 'it comes out at any time'],
  ['client_error', 'it comes out at any time'],
  ['charge_off_sold_debt', 'the debt is the client’s to sell, with the unit or without'],
  ['other', 'it is said in words'],
] as const;

it('every other reason claims something that is held against the file', () => {
  const free = vocabularies.closingReason.filter((closingReason) => !claimedBy({ closingReason }));
  expect(free).toEqual(always.map(([reason]) => reason));
  for (const [closingReason] of always)
    for (const more of [
      {},
      { recovery: secured },
      { recovery: secured, previousStatus: 'redeemed' as const },
    ])
      expect([closingReason, agreesWithOutcome(file({ closingReason, ...more }), nothing)]).toEqual([
        closingReason,
        true,
      ]);
});

it('asks for something where nothing was quoted', () => {
  expect(isQuotePaid(file({}), {})).toBe(false);
  expect(isQuotePaid(file({}), { redemption: '10.00' })).toBe(true);
});
