import { described, noticed, quoted, ready, stored, tried, waiting } from './roads';
import { bring, change, hook, move, override, prove, serve, store } from './walk';
import type { Path, Step } from './walk';
import { walkAll } from './walk-all';

const surrender = { nextActionDate: '2026-11-25' };
const kept = { lotAddress: '1 Pound Rd', releaseCost: '310.00' };
const asked: Step = ['manager', move('redemption_requested'), 200];
const quote: readonly Step[] = [
  [
    'lender',
    prove('redemption_quote', 'redemption_statement', {
      redemption: { quotedAmount: '900.00', quotedUntil: '2026-12-01' },
    }),
    200,
  ],
  ['manager', move('redemption_quoted'), 200],
];
const paid: readonly Step[] = [
  [
    'lender',
    prove('redemption_paid', 'receipt', {
      redemption: { redeemedDate: '2026-11-20', amountReceived: '900.00' },
    }),
    200,
  ],
  ['manager', move('redeemed'), 200],
];
/** Nobody walks from a redemption into the notice or the sale, past what the yard asks. */
const noWayRound: readonly Step[] = [
  ['supervisor', move('notice_pending'), 409, 'status'],
  ['supervisor', move('notice_sent'), 409, 'status'],
  ['supervisor', move('notice_expired'), 409, 'status'],
  ['supervisor', move('secured_complete'), 409, 'status'],
  ['supervisor', move('remarketing_review'), 409, 'status'],
  ['supervisor', move('close_checklist'), 409, 'status'],
];

/** A debtor redeems from the taking on. The day is Friday 20 November 2026. Each answer was written down before it was given. */
const paths: readonly Path[] = [
  {
    name: 'on the hook is redeemed, and goes back on it where nobody pays',
    steps: [
      ...tried,
      ['vendor', hook, 200],
      ['vendor', move('redemption_requested'), 409, 'status'],
      asked,
      ...noWayRound,
      ['vendor', move('in_transit', { recovery: { towedBy: 'Tow One' } }), 409, 'status'],
      ...quote,
      ...noWayRound,
      ['manager', move('redeemed'), 409, 'quote_paid'],
      ['manager', move('on_hook'), 200],
      ['manager', move('notice_pending'), 409, 'status'],
      ['vendor', move('in_transit', { recovery: { towedBy: 'Tow One' } }), 200],
      asked,
      ...quote,
      ...paid,
      // Who was not paid after all has the unit where it was.
      ['manager', move('in_transit'), 409, 'status'],
      ['supervisor', move('notice_pending'), 409, 'status'],
      ['supervisor', move('secured_complete'), 409, 'status'],
      ['manager', move('close_checklist'), 409, 'release_signed'],
      ['manager', bring('release_authorization'), 201],
      ['manager', move('close_checklist'), 200],
    ],
  },
  {
    name: 'that was said to be redeemed and was not is where it was, for a supervisor',
    steps: [
      ...tried,
      ['vendor', hook, 200],
      asked,
      ...quote,
      ...paid,
      ['supervisor', move('on_hook'), 200],
      ['manager', move('notice_pending'), 409, 'status'],
    ],
  },
  {
    name: 'that is given up is redeemed before anybody fetches it',
    placed: { assignmentType: 'voluntary_surrender' },
    steps: [
      ...ready,
      ['manager', move('surrender_scheduled', surrender), 200],
      asked,
      ...noWayRound,
      ['manager', move('in_storage'), 409, 'status'],
      ['manager', move('surrender_scheduled'), 200],
      asked,
      ...quote,
      ...paid,
    ],
  },
  {
    name: 'is redeemed from the impound, or stays there',
    placed: { assignmentType: 'abandoned_or_storage_recovery' },
    steps: [
      ...ready,
      ['manager', move('third_party_impound', { storage: kept }), 200],
      asked,
      ...noWayRound,
      ...quote,
      ['manager', move('third_party_impound'), 200],
      ['manager', store, 200],
    ],
  },
  {
    name: 'that is being described is noticed past its photos by no redemption',
    before: described.slice(0, -1),
    steps: [
      asked,
      ...noWayRound,
      ['manager', move('condition_report_pending'), 200],
      ['manager', move('secured_complete'), 409, 'inventory_signed', 'photos_complete'],
    ],
  },
  {
    name: 'goes back to its yard by way of the law and of a closing that is given up',
    before: quoted('900.00'),
    steps: [
      ['manager', move('legal_review'), 200],
      ['manager', move('resume'), 200],
      ['manager', move('in_storage'), 409, 'status'],
      ['manager', move('redemption_quoted'), 200],
      ['manager', move('close_requested', { closingReason: 'client_recall' }), 200],
      ['manager', move('close_rejected', { statusReason: 'The client still waits' }), 200],
      ['manager', move('redemption_quoted'), 200],
      ...noWayRound,
      ['manager', move('in_storage'), 200],
    ],
  },
  {
    name: 'under notice goes on with it after a redemption, as far as that has come',
    before: waiting,
    steps: [
      asked,
      [
        'manager',
        move('notice_sent'),
        409,
        'notice.noticeMethod',
        'notice.noticeServedDate',
        'notice_served',
      ],
      ['manager', serve('disposition', '2026-11-20'), 200],
      ['manager', move('notice_sent'), 200],
      asked,
      ...quote,
      ['manager', move('notice_expired'), 409, 'notice_expired'],
      ['manager', move('notice_pending'), 409, 'status'],
      ['manager', move('notice_sent'), 200],
    ],
  },
  {
    name: 'whose notice ran out while it was to be redeemed is past it',
    before: [...noticed, ['manager', move('redemption_requested'), 200]],
    steps: [...quote, ['manager', move('notice_expired'), 200]],
  },
  {
    name: 'goes back where it was while its file is held, and no further',
    before: [...stored, ['manager', move('redemption_requested'), 200]],
    steps: [
      ['client', change({ hold: true, holdReason: 'payment_pending', holdUntil: '2026-12-15' }), 200],
      ['manager', move('in_storage'), 200],
      ['manager', move('notice_pending'), 409, 'status'],
    ],
  },
  {
    name: 'is let past the photos by an override, and by no redemption',
    before: described.slice(0, -1),
    steps: [
      asked,
      ['supervisor', override('photos_complete'), 200],
      ['supervisor', override('inventory_signed'), 200],
      ['supervisor', move('secured_complete'), 409, 'status'],
      ['manager', move('condition_report_pending'), 200],
      ['manager', move('secured_complete'), 200],
    ],
  },
];

walkAll('a unit', paths);
