import { companyId } from '../../support/network';
import { ended, noticed, ready, reviewed, stored, storedInAlberta, waiting } from './roads';
import { addPurchaser, agreed, agreeReserve, askReserve, listed, offered, sellTo, setReserve } from './sale';
import { answer, call, change, join, move, propose, prove, serve } from './walk';
import type { Path } from './walk';
import { walkAll } from './walk-all';

const waive = (documentType: 'correspondence' | 'voluntary_surrender_form', waivedReason: string) =>
  prove('notice_waiver', documentType, { notice: { waivedReason } });
const objection = { notice: { objectionDate: '2026-11-18' } };

/** The day is Friday 20 November 2026. Each answer was written down before it was given. */
const paths: readonly Path[] = [
  {
    name: 'that only has to be sold comes with a notice that was served elsewhere',
    placed: { assignmentType: 'remarketing_only', assignmentDate: '2026-11-16T14:00:00Z' },
    steps: [
      ...ready,
      ['manager', move('remarketing_review'), 409, 'notice_expired'],
      ['manager', serve('disposition', '2026-11-05'), 200],
      ['manager', move('remarketing_review'), 409, 'notice_expired'],
      ['manager', serve('disposition', '2026-11-04'), 200],
      ['manager', move('remarketing_review'), 200],
    ],
  },
  {
    name: 'that is a total loss is sold without a notice where a supervisor has it in writing',
    placed: { assignmentType: 'total_loss_recovery' },
    steps: [
      ...ready,
      ['manager', move('remarketing_review'), 409, 'notice_expired'],
      ['manager', waive('correspondence', 'The insurer owns the unit'), 403],
      ['supervisor', waive('correspondence', 'The insurer owns the unit'), 200],
      ['manager', move('remarketing_review'), 200],
    ],
  },
  {
    name: 'is redeemed while it is listed, or goes back to its sale past the notice alone',
    before: noticed,
    steps: [
      ...listed,
      ['remarketer', move('redemption_requested'), 409, 'status'],
      ['manager', move('redemption_requested'), 200],
      ['supervisor', join('guarantor'), 201],
      ['manager', move('remarketing_review'), 409, 'notice_expired'],
      ['manager', serve('disposition', '2026-10-05'), 200],
      ['manager', move('remarketing_review'), 200],
    ],
  },
  {
    name: 'stands still in Alberta once its seizure was objected to, until that is withdrawn',
    placed: { state: 'AB' },
    before: storedInAlberta,
    steps: [
      ['manager', serve('seizure', '2026-11-10'), 200],
      ['manager', serve('disposition', '2026-11-10'), 200],
      [
        'manager',
        prove('objection_settled', 'correspondence', { notice: { objectionSettledDate: '2026-11-19' } }),
        422,
        'facts',
      ],
      ['manager', move('notice_pending'), 200],
      ['manager', move('objection_received'), 409, 'notice.objectionDate'],
      ['manager', prove('objection', 'notice_of_objection', objection), 200],
      ['manager', move('notice_sent'), 409, 'no_objection'],
      ['manager', move('objection_received'), 200],
      [
        'manager',
        prove('objection_settled', 'correspondence', { notice: { objectionSettledDate: '2026-11-17' } }),
        ...([422, 'notice.objectionSettledDate'] as const),
      ],
      [
        'manager',
        prove('objection_settled', 'correspondence', { notice: { objectionSettledDate: '2026-11-19' } }),
        200,
      ],
      ['manager', move('notice_sent'), 200],
    ],
  },
  {
    name: 'is for sale the day after its notice, and no day before',
    before: waiting,
    steps: [
      [
        'manager',
        move('notice_sent'),
        409,
        'notice_served',
        'notice.noticeMethod',
        'notice.noticeServedDate',
      ],
      ['manager', serve('disposition', '2026-11-05'), 200],
      ['manager', move('notice_sent'), 200],
      ['manager', move('notice_expired'), 409, 'notice_expired'],
      ['manager', serve('disposition', '2026-11-04'), 200],
      ['manager', move('notice_expired'), 200],
      ['manager', move('remarketing_review'), 200],
    ],
  },
  {
    name: 'is put up for no day before the first on which it may be sold, and is listed on none before it',
    before: noticed,
    steps: [
      ...agreed,
      ['supervisor', join('guarantor'), 201],
      // Fifteen clear days after it: from the 26th on.
      ['manager', serve('disposition', '2026-11-10'), 200],
      ['remarketer', change({ remarketing: { saleDate: '2026-11-25' } }), 422, 'remarketing.saleDate'],
      ['remarketer', change({ remarketing: { saleDate: '2026-11-26' } }), 200],
      ['remarketer', move('listed'), 409, 'notice_expired'],
      ['supervisor', waive('voluntary_surrender_form', 'The debtor agreed in writing'), 200],
      ['remarketer', change({ remarketing: { saleDate: '2026-11-25' } }), 200],
      ['remarketer', move('listed'), 200],
    ],
  },
  {
    name: 'is sold to nobody, for nothing, before its notice, or under no reserve that was agreed to',
    before: noticed,
    steps: [
      ...listed,
      ['supervisor', join('guarantor'), 201],
      ['supervisor', setReserve('9900.00', '9500.00'), 200],
      [
        'manager',
        move('sold'),
        ...([
          409,
          'notice_expired',
          'reserve_approved',
          'remarketing.purchaserId',
          'remarketing.salePrice',
        ] as const),
      ],
      ['remarketer', move('sold', { remarketing: { salePrice: '9000.00' } }), 403, 'remarketing.salePrice'],
    ],
  },
  {
    name: 'is sold for what its client agreed to, to who may buy, after its notice, and is redeemed no more',
    before: noticed,
    steps: [
      ...reviewed,
      ['manager', move('transport_to_auction', { remarketing: { auctionId: companyId('V18') } }), 200],
      ['manager', move('at_auction'), 200],
      ['remarketer', setReserve('9000.00', '8500.00'), 403],
      ['supervisor', setReserve('9000.00', '8500.00'), 200],
      ['remarketer', move('ready_for_sale'), 409, 'reserve_approved'],
      ['remarketer', askReserve('9000.00', '8500.00'), 201],
      ['manager', agreeReserve, 403],
      ['client', agreeReserve, 200],
      ['remarketer', move('ready_for_sale'), 200],
      ['remarketer', move('listed', { remarketing: { saleDate: '2026-11-19' } }), 200],
      ['supervisor', addPurchaser, 201],
      ['remarketer', sellTo('8500.00'), 403],
      ['supervisor', sellTo('8499.99'), 409],
      ['supervisor', sellTo('8500.00'), 200],
      ['supervisor', setReserve('9900.00', '9500.00'), 200],
      [
        'remarketer',
        move('sold'),
        409,
        'reserve_approved',
        'remarketing.purchaserId',
        'remarketing.salePrice',
      ],
      ['remarketer', askReserve('9900.00', '8500.00'), 201],
      ['client', agreeReserve, 200],
      ['supervisor', sellTo('8500.00'), 200],
      ['remarketer', move('sold'), 200],
      ['manager', move('redemption_requested'), 409, 'status'],
      // What it was sold by stands from now on, wherever the file goes, until the sale is reversed.
      ['supervisor', setReserve('9900.00', '9000.00'), 409],
      ['supervisor', sellTo('9000.00'), 409],
      ['remarketer', askReserve('9900.00', '9000.00'), 409],
      ['manager', move('close_requested', { closingReason: 'recovered_sold' }), 200],
      ['manager', move('close_rejected', { statusReason: 'Not paid yet' }), 200],
      ['supervisor', setReserve('9900.00', '9000.00'), 409],
      ['supervisor', sellTo('9000.00'), 409],
      ['manager', move('sold'), 200],
      ['manager', move('legal_review'), 200],
      ['supervisor', setReserve('9900.00', '9000.00'), 409],
      ['manager', move('resume'), 200],
      ['manager', move('sold'), 200],
      ['manager', move('sale_reversed', { statusReason: 'The buyer does not pay' }), 200],
      ['supervisor', setReserve('9900.00', '9000.00'), 200],
    ],
  },
  {
    name: 'is agreed to for another reserve no more once it was sold under the one before',
    before: noticed,
    steps: [
      ...offered,
      ['remarketer', askReserve('9900.00', '9000.00'), 201],
      ['remarketer', move('sold'), 200],
      ['client', agreeReserve, 409],
    ],
  },
  {
    name: 'is closed by its desk once nothing is open, for a reason',
    before: stored,
    steps: [
      ['manager', move('close_requested'), 409, 'closingReason'],
      ['manager', move('close_requested', { closingReason: 'client_recall' }), 200],
      ['manager', move('close_checklist'), 200],
      [
        'lender',
        call('POST', '/request/', ({ fileId }) => ({
          fileIds: [fileId],
          requestType: 'other',
          reason: 'Please look at it again',
        })),
        201,
      ],
      ['manager', move('closed'), 409, 'no_open_requests'],
      ['remarketer', move('closed'), 404],
    ],
  },
  {
    name: 'is not closed while a vendor is still on it',
    before: stored,
    steps: [
      ['manager', propose('V13'), 201],
      ['manager', move('close_requested', { closingReason: 'client_recall' }), 200],
      ['manager', move('close_checklist'), 200],
      ['manager', move('closed'), 409, 'vendor_acknowledgement'],
    ],
  },
  {
    name: 'is opened again by a supervisor, for a reason, and never from the archive',
    before: [...stored, ...ended],
    steps: [
      ['manager', move('in_storage', { statusReason: 'The sale fell through' }), 409, 'status'],
      ['supervisor', move('in_storage'), 409, 'statusReason'],
      ['supervisor', move('in_storage', { statusReason: 'The sale fell through' }), 200],
      ...ended,
      ['supervisor', move('archived'), 200],
      ['supervisor', move('in_storage', { statusReason: 'The sale fell through' }), 409, 'status'],
    ],
  },
  {
    name: 'is moved by its vendor in the yard, and not beyond',
    before: stored,
    steps: [
      ['manager', propose('V01'), 201],
      ['vendor', answer('V01', 'accepted'), 200],
      ['vendor', move('notice_pending'), 409, 'status'],
      ['vendor', move('inventory_pending'), 200],
      ['vendor', move('condition_report_pending'), 200],
      ['vendor', move('secured_complete'), 409, 'photos_complete', 'inventory_signed', 'status'],
    ],
  },
];

walkAll('a unit', paths);
