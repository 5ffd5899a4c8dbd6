import { generate } from '../../support/settling';
import { noticed, quoted, stored } from './roads';
import { answer, bring, call, move, propose, prove } from './walk';
import type { Act, Path, Step } from './walk';
import { walkAll } from './walk-all';

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

let asked = '';
/** Asks the client whether the unit may be handed out. */
const askRelease: Act = async (by, walked) => {
  const reply = await call('POST', '/request/', ({ fileId }) => ({
    ...{ fileIds: [fileId], requestType: 'release_asset', reason: 'The quote is paid.' },
    payload: { releaseTo: 'Ann Sample' },
  }))(by, walked);
  asked = String(reply.body._id);
  return reply;
};
const agreeRelease: Act = (by) => by.call('PATCH', '/request/', { _id: asked, status: 'approved' });
/** Makes the release out; nobody has signed it then. */
const makeRelease: Act = (by, { fileId }) =>
  generate(by, fileId, 'release_authorization', {
    overrides: { releaseTo: 'Ann Sample', validUntil: '2026-12-01' },
  });

const discharge = { checks: { lienDischargedOrWaived: '2026-11-20' } };

/** A unit leaves the yard against a signature, and its file is not closed before that is there. The day is Friday 20 November 2026. */
const paths: readonly Path[] = [
  {
    name: 'that was redeemed goes to its closing once its release came back signed, to the desk or the client',
    before: quoted('900.00'),
    steps: [
      ...paid,
      ['manager', move('close_checklist'), 409, 'release_signed'],
      ['manager', askRelease, 201],
      ['client', agreeRelease, 200],
      ['manager', makeRelease, 201],
      ['manager', move('close_checklist'), 409, 'release_signed'],
      // Whoever kept the unit is discharged by the paper, and the end of a lien is no unit that was handed out.
      ['manager', propose('V01'), 201],
      ['vendor', answer('V01', 'accepted'), 200],
      ['vendor', bring('release_authorization'), 201],
      ['manager', bring('release_of_interest'), 201],
      ['manager', bring('gate_pass'), 201],
      ['manager', move('close_checklist'), 409, 'release_signed'],
      ['client', bring('release_authorization'), 201],
      ['manager', move('close_checklist'), 200],
    ],
  },
  {
    name: 'that was redeemed goes past its release by no other way to its closing',
    before: quoted('900.00'),
    steps: [
      ...paid,
      ['manager', move('close_requested', { closingReason: 'recovered_redeemed' }), 200],
      ['manager', move('close_checklist'), 409, 'release_signed'],
      ['manager', move('awaiting_vendor_acknowledgement'), 200],
      ['manager', move('close_checklist'), 409, 'release_signed'],
      ['manager', bring('release_authorization'), 201],
      ['manager', move('close_checklist'), 200],
    ],
  },
  {
    name: 'whose contract stands again goes to its closing once its release came back signed, on every way there',
    before: quoted('900.00'),
    steps: [
      ['client', bring('reinstatement_letter'), 201],
      ['manager', move('reinstated'), 200],
      ['manager', move('close_checklist'), 409, 'release_signed'],
      ['manager', move('close_requested', { closingReason: 'recovered_reinstated' }), 200],
      ['manager', move('close_checklist'), 409, 'release_signed'],
      ['manager', bring('release_authorization'), 201],
      ['manager', move('close_checklist'), 200],
    ],
  },
  {
    name: 'whose contract stands again is signed for where its file goes from its yard to its closing',
    before: stored,
    steps: [
      ['client', bring('reinstatement_letter'), 201],
      ['manager', move('close_requested', { closingReason: 'recovered_reinstated' }), 200],
      ['manager', move('close_checklist'), 200],
      ['manager', move('closed'), 409, 'outcome_agrees'],
      ['manager', bring('release_authorization'), 201],
      ['manager', move('closed'), 200],
    ],
  },
  {
    name: 'that its client took back goes to its closing once its release came back signed',
    before: noticed,
    steps: [
      ['manager', move('returned_to_client'), 200],
      ['manager', move('legal_review'), 200],
      ['manager', move('close_requested', { closingReason: 'recovered_returned_to_client' }), 200],
      ['manager', move('close_checklist'), 409, 'release_signed'],
      ['manager', bring('release_authorization'), 201],
      ['manager', move('close_checklist'), 200],
    ],
  },
  {
    name: 'that its client fetched from the yard is signed for before its file is closed as given back',
    before: stored,
    steps: [
      ['manager', move('close_requested', { closingReason: 'recovered_returned_to_client' }), 200],
      ['manager', move('close_checklist'), 200],
      ['manager', move('closed'), 409, 'outcome_agrees'],
      ['client', bring('release_authorization'), 201],
      ['manager', move('closed'), 200],
    ],
  },
  {
    name: 'whose debtor pays is not left in its yard by a file that is closed for it',
    before: stored,
    steps: [
      ['manager', move('close_requested', { closingReason: 'paid_in_full' }), 200],
      ['manager', move('close_checklist'), 200],
      ['manager', move('closed'), 409, 'outcome_agrees'],
      ['manager', bring('release_authorization'), 201],
      ['manager', move('closed'), 200],
    ],
  },
  {
    name: 'that was handed out is free of no lien by the paper that says so',
    before: noticed,
    steps: [
      ['manager', prove('lien_discharge', 'release_authorization', discharge), 422, 'documentId'],
      ['manager', prove('lien_discharge', 'release_of_interest', discharge), 200],
    ],
  },
];

walkAll('a unit', paths);
