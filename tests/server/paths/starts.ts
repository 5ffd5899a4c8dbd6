import fc from 'fast-check';
import { vocabularies } from '#contract/vocabularies/index';
import { companyId } from '../../support/network';
import { checkedOn } from './roads';
import { clear, receive } from './money';
import { change, extend, hook, move, override, serve } from './walk';
import type { Act, Place, Who } from './walk';

/** The day on which all of it happens: a Friday. */
export const today = '2026-11-20';
const days = ['2026-06-02', '2026-10-05', '2026-10-20', '2026-11-04', '2026-11-10', '2026-11-19', today];
export const day = fc.constantFrom(...days);
export const codes = fc.constantFrom('V01', 'V02', 'V03', 'V04', 'V13');
export const province = fc.constantFrom('ON', 'BC', 'AB', 'QC', 'SK' as const);
/** The kinds of contract; those of which the law of Québec says something of its own more often. */
export const contracts = fc.oneof(
  fc.constantFrom('consumer_lease' as const, 'conditional_sale' as const),
  fc.constantFrom(...vocabularies.contractType.filter((type) => type !== 'other')),
);
export const insolvency = fc.constantFrom(...vocabularies.insolvencyStatus);
export const reasons = fc.constantFrom(
  'recovered_sold',
  'client_recall',
  'unable_to_locate',
  'recovered_redeemed',
  'service_completed',
);

const stored = { recovery: { securedDate: '2026-10-01' }, storage: { lotCompanyId: companyId('V13') } };
const mostly = fc.nat(4).map((chance) => chance > 0);
/** Where a file may stand when the calls begin; what a gate goes by is as it may be there, good or bad. */
export const starts = fc.record({
  at: fc.constantFrom(
    ...([
      ['intake', 'new_assignment', {}],
      ['intake', 'ready_to_assign', {}],
      ['field_recovery', 'attempting', {}],
      ['secured', 'in_storage', stored],
      ['remarketing', 'listed', stored],
      ['remarketing', 'conditional_bid', stored],
      ['close_out', 'close_checklist', { previousStatus: 'attempting' }],
      ['legal', 'resume', { previousStatus: 'attempting' }],
    ] as const),
  ),
  placed: fc.record({
    state: province,
    debtorType: fc.constantFrom('consumer', 'business'),
    contractType: contracts,
    assignmentType: fc.constantFrom(
      'involuntary_repossession',
      'voluntary_surrender',
      'impound_recovery',
      'remarketing_only',
      'field_visit',
    ),
    isFarmer: fc.boolean(),
    amountPaid: fc.constantFrom('100.00', '12000.00', '17000.00'),
    totalAmountSecured: fc.constant('18000.00'),
  }),
  insolvencyStatus: fc.oneof({ weight: 3, arbitrary: fc.constant('none' as const) }, insolvency),
  vendor: codes,
  reason: reasons,
  /** Whether its client agreed to a reserve, an offer was accepted, and a supervisor has in writing that no notice is needed. */
  isAgreed: mostly,
  /** Whether liens and insolvency were searched for of late, and the lender is registered. */
  isChecked: mostly,
  isOffered: mostly,
  isWaived: mostly,
});

/** What is tried at once, and again in the end: the very thing that the gates stand before. */
export function straight(stage: string, closingReason: string): readonly [Who, Act] {
  if (stage === 'remarketing') return ['supervisor', move('sold')];
  return ['supervisor', stage === 'close_out' ? move('closed', { closingReason }) : hook];
}

type Start = typeof starts extends fc.Arbitrary<infer S> ? S : never;

const checkedOfLate = {
  ...{ lienSearchDone: '2026-11-10', insolvencyCheckDone: '2026-11-10' },
  registrationExpiry: '2029-06-30',
};

export function rowOf({ at: [stage, status, more], ...is }: Start, purchaserId: string): Place {
  const agreed = { reservePrice: '9000.00', floorPrice: '8500.00' };
  const offered = { salePrice: '8700.00', purchaserId };
  return [
    ...([stage, status] as const),
    {
      ...{ ...more, insolvencyStatus: is.insolvencyStatus },
      checks: { ...(is.isAgreed && { reserveApproved: today }), ...(is.isChecked && checkedOfLate) },
      ...(is.isWaived && { notice: { waivedReason: 'The debtor agreed' } }),
      remarketing: { saleDate: today, ...(is.isAgreed && agreed), ...(is.isOffered && offered) },
    },
  ];
}

const inOntario: Start = {
  at: ['field_recovery', 'attempting', {}],
  placed: {
    ...{ state: 'ON', debtorType: 'consumer', assignmentType: 'involuntary_repossession', isFarmer: false },
    contractType: 'secured_loan',
    ...{ amountPaid: '100.00', totalAmountSecured: '18000.00' },
  },
  ...{ insolvencyStatus: 'none', vendor: 'V01', reason: 'unable_to_locate' },
  ...{ isAgreed: true, isChecked: true, isOffered: true, isWaived: true },
};
const forSale: Start = { ...inOntario, at: ['remarketing', 'conditional_bid', stored] };
const leaseInQuebec: Start = {
  ...{ ...inOntario, vendor: 'V02' },
  placed: { ...inOntario.placed, state: 'QC', contractType: 'consumer_lease' },
};
const toClose: Start = {
  ...inOntario,
  at: ['close_out', 'close_checklist', { previousStatus: 'attempting' }],
};
const searchedBefore = checkedOn('2026-10-21', '2027-01-19', '2026-11-06').map(([who, act]): [Who, Act] => [
  who,
  act,
]);
/** The lawful ways to each of the three, so that whatever is drawn besides, they are walked: by the facts, and to two of them past a gate by its override. */
export const lawful: [Start, [Who, Act][]][] = [
  [inOntario, []],
  [
    { ...inOntario, vendor: 'V04', placed: { ...inOntario.placed, state: 'BC', amountPaid: '17000.00' } },
    [['administrator', override('consumer_paid_threshold')]],
  ],
  [{ ...inOntario, isChecked: false }, searchedBefore],
  [leaseInQuebec, [['supervisor', serve('qc_cpa_30', '2026-06-02')]]],
  [forSale, []],
  [{ ...forSale, isWaived: false }, [['administrator', override('notice_expired')]]],
  [toClose, []],
  [{ ...toClose, isWaived: false }, []],
];

/** What comes so near to each of the three that it is drawn too seldom: all is there, but for one thing. */
export const almost: [Start, [Who, Act][]][] = [
  // Half of the lease is paid: a court has to permit it.
  [
    { ...leaseInQuebec, placed: { ...leaseInQuebec.placed, amountPaid: '12000.00' } },
    [['supervisor', serve('qc_cpa_30', '2026-06-02')]],
  ],
  // A loan of which the notice of a lease was served, and a lease of which that of a loan was.
  [
    { ...leaseInQuebec, placed: { ...leaseInQuebec.placed, contractType: 'secured_loan' } },
    [
      ['supervisor', serve('qc_cpa_30', '2026-06-02')],
      ['supervisor', change({ contractType: 'consumer_lease' })],
      ['supervisor', change({ contractType: 'secured_loan' })],
    ],
  ],
  [
    { ...forSale, isWaived: false },
    [
      ['supervisor', serve('disposition', '2026-11-04')],
      ['supervisor', extend('disposition', '2026-12-15')],
    ],
  ],
  [toClose, [['accountant', receive('debtor_other', '450.00')]]],
  [
    { ...toClose, reason: 'recovered_redeemed' },
    [
      ['accountant', receive('redemption', '450.00')],
      ['supervisor', clear],
    ],
  ],
];
