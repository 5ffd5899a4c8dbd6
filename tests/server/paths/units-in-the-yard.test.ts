import { ready, stored, tried, waiting, waitingInAlberta } from './roads';
import { bring, move, order, prove, serve, store } from './walk';
import type { Path } from './walk';
import { walkAll } from './walk-all';

const objection = { notice: { objectionDate: '2026-11-18' } };
const kept = { lotAddress: '1 Pound Rd', releaseCost: '310.00' };
const surrender = { nextActionDate: '2026-11-25' };

/** The day is Friday 20 November 2026. Each answer was written down before it was given. */
const paths: readonly Path[] = [
  {
    name: 'is given up in Québec without the notice that a seizure takes',
    placed: { state: 'QC', assignmentType: 'voluntary_surrender' },
    steps: [...ready, ['manager', move('surrender_scheduled', surrender), 200], ['manager', store, 200]],
  },
  {
    name: 'is not taken past a stay by calling it a surrender',
    steps: [
      ...tried,
      ['vendor', move('surrender_arranged', surrender), 200],
      ['manager', move('surrender_scheduled', surrender), 200],
      [
        'manager',
        prove('insolvency_search', 'trustee_letter', {
          ...{
            checks: { insolvencyCheckDone: '2026-11-20' },
            insolvencyStatus: 'proposal',
            estateNumber: '31-2',
          },
        }),
        200,
      ],
      ['manager', store, 409, 'status'],
    ],
  },
  {
    name: 'is fetched from the police',
    placed: { assignmentType: 'impound_recovery' },
    steps: [
      ...ready,
      ['manager', move('third_party_impound'), 409, 'storage.lotAddress', 'storage.releaseCost'],
      [
        'manager',
        move('third_party_impound', { storage: { lotAddress: '1 Pound Rd' } }),
        409,
        'storage.releaseCost',
      ],
      ['manager', move('third_party_impound', { storage: kept }), 200],
      ['manager', store, 200],
    ],
  },
  {
    name: 'is fetched from whoever stored it, where that is the assignment',
    placed: { assignmentType: 'abandoned_or_storage_recovery' },
    steps: [
      ...ready,
      ['manager', move('third_party_impound', { storage: kept }), 200],
      ['manager', store, 200],
    ],
  },
  {
    name: 'is fetched from nobody where it is to be seized from its debtor',
    steps: [...ready, ['manager', move('third_party_impound', { storage: kept }), 409, 'assignmentType']],
  },
  {
    name: 'is redeemed from the day on which it was stored, with all that was quoted',
    before: stored,
    steps: [
      ['manager', move('redemption_requested'), 200],
      ['manager', move('redemption_quoted'), 409, 'redemption.quotedAmount', 'redemption.quotedUntil'],
      [
        'lender',
        prove('redemption_quote', 'redemption_statement', {
          redemption: { quotedAmount: '5000.00', quotedUntil: '2026-12-01' },
        }),
        200,
      ],
      ['manager', move('redemption_quoted'), 200],
      ['manager', move('redeemed'), 409, 'quote_paid'],
      [
        'lender',
        prove('redemption_paid', 'receipt', {
          redemption: { redeemedDate: '2026-11-20', amountReceived: '4999.99' },
        }),
        200,
      ],
      ['manager', move('redeemed'), 409, 'quote_paid'],
      [
        'lender',
        prove('redemption_paid', 'receipt', {
          redemption: { redeemedDate: '2026-11-20', amountReceived: '5000.00' },
        }),
        200,
      ],
      ['manager', move('redeemed'), 200],
      ['manager', bring('release_authorization'), 201],
      ['manager', move('close_checklist'), 200],
      [
        'manager',
        move('closed', { closingReason: 'recovered_sold' }),
        409,
        'lien_discharged_or_waived',
        'outcome_agrees',
      ],
      ['manager', move('closed', { closingReason: 'unable_to_locate' }), 409, 'outcome_agrees'],
      ['manager', move('closed', { closingReason: 'recovered_redeemed' }), 200],
    ],
  },
  {
    name: 'goes on in Alberta after an objection by the order of a court',
    placed: { state: 'AB' },
    before: waitingInAlberta,
    steps: [
      ['manager', serve('seizure', '2026-11-10'), 200],
      ['manager', serve('disposition', '2026-11-10'), 200],
      ['manager', prove('objection', 'notice_of_objection', objection), 200],
      ['manager', move('returned_to_client'), 409, 'status'],
      ['manager', move('notice_sent'), 409, 'no_objection'],
      // What was ordered before anybody objected, or permits something else, settles nothing.
      ['client', order(['disposal'], '2026-11-01'), 201],
      ['client', order(['seizure']), 201],
      ['manager', move('notice_sent'), 409, 'no_objection'],
      ['client', order(['disposal']), 201],
      ['manager', move('notice_sent'), 200],
      ['manager', move('returned_to_client'), 200],
    ],
  },
  {
    name: 'is held up by no objection that came too late',
    placed: { state: 'AB' },
    before: waitingInAlberta,
    steps: [
      ['manager', serve('seizure', '2026-10-01'), 200],
      ['manager', serve('disposition', '2026-11-10'), 200],
      [
        'manager',
        prove('objection', 'notice_of_objection', { notice: { objectionDate: '2026-10-17' } }),
        200,
      ],
      ['manager', move('notice_sent'), 200],
    ],
  },
  {
    name: 'is held up outside Alberta by no objection to its seizure',
    before: waiting,
    steps: [
      ['manager', serve('disposition', '2026-11-04'), 200],
      ['manager', prove('objection', 'notice_of_objection', objection), 200],
      ['manager', move('notice_sent'), 200],
    ],
  },
  {
    name: 'is kept longer than ninety days where its debtor, in default, lets it be',
    placed: { daysPastDue: 10, amountPaid: '11000.00', totalAmountSecured: '18000.00' },
    before: stored,
    steps: [
      [
        'manager',
        prove('disposal_waiver', 'correspondence', { notice: { disposalWaivedDate: '2026-09-21' } }),
        ...([422, 'notice.disposalWaivedDate'] as const),
      ],
      [
        'manager',
        prove('disposal_waiver', 'correspondence', { notice: { disposalWaivedDate: '2026-10-05' } }),
        200,
      ],
    ],
  },
];

walkAll('a unit', paths);
