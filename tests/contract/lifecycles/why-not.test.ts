import { describe, expect, it } from 'vitest';
import type { StatusName } from '#contract/lifecycles/status-row';
import { whyNot } from '#contract/lifecycles/why-not';
import type { MoveFacts } from '#contract/lifecycles/why-not';

const supervisor: MoveFacts = {
  held: false,
  closed: false,
  assignmentType: 'involuntary_repossession',
  passedGates: [],
  presentFields: [],
  actor: { mayChangeStage: 'all', supervisor: true },
};
const manager: MoveFacts = { ...supervisor, actor: { mayChangeStage: 'all', supervisor: false } };
const remarketer: MoveFacts = {
  ...supervisor,
  actor: { mayChangeStage: 'remarketing_on', supervisor: false },
};
const vendor: MoveFacts = { ...supervisor, actor: { mayChangeStage: 'field_only', supervisor: false } };
const lender: MoveFacts = { ...supervisor, actor: { mayChangeStage: 'none', supervisor: false } };

/** Refusals as one word each: the code, then what it is about. */
function refusals(from: StatusName, to: StatusName, facts: MoveFacts): string[] {
  return whyNot({ from, to }, facts).map(({ code, gate, field }) =>
    [code, gate ?? field].filter(Boolean).join(' '),
  );
}

/** What stands before a seizure, from wherever a file comes. */
const seizureGates = [
  'GATE licensed_vendor',
  'GATE lien_search_done',
  'GATE registration_valid',
  'GATE insolvency_check_done',
  'GATE no_insolvency_stay',
  'GATE consumer_paid_threshold',
  'GATE prior_notice_served',
];

const moves: [claim: string, from: StatusName, to: StatusName, facts: MoveFacts, expected: string[]][] = [
  ['a new assignment goes under review', 'new_assignment', 'under_review', manager, []],
  ['a new assignment is not assigned at once', 'new_assignment', 'ready_to_assign', manager, ['NOT_NEXT']],
  ['acceptance wants the contract', 'under_review', 'accepted', manager, ['GATE contract_on_file']],
  [
    'acceptance is given once the contract is there',
    'under_review',
    'accepted',
    { ...manager, passedGates: ['contract_on_file'] },
    [],
  ],
  ['a decline wants its reason', 'under_review', 'declined', manager, ['NEEDS declineReason']],
  [
    'a lender changes no stage',
    'under_review',
    'information_required',
    lender,
    ['NOT_YOURS', 'NEEDS missingInformation'],
  ],
  [
    'leaving the checks wants every check',
    'pre_seizure_checks',
    'ready_to_assign',
    manager,
    [
      'GATE authorization_on_file',
      'GATE lien_search_done',
      'GATE registration_valid',
      'GATE insolvency_check_done',
      'GATE consumer_paid_threshold',
      'GATE prior_notice_served',
    ],
  ],
  [
    'the end of a prior notice wants it served',
    'prior_notice_running',
    'ready_to_assign',
    { ...manager, passedGates: ['authorization_on_file'] },
    ['GATE prior_notice_served'],
  ],
  ['a seizure goes to a licensed vendor', 'ready_to_assign', 'vendor_assigned', manager, seizureGates],
  [
    'a unit to be seized is not sold from intake',
    'ready_to_assign',
    'remarketing_review',
    supervisor,
    ['NOT_NEXT assignmentType'],
  ],
  [
    'a unit placed only to be sold goes to remarketing from intake',
    'ready_to_assign',
    'remarketing_review',
    { ...manager, assignmentType: 'remarketing_only' },
    ['GATE no_objection', 'GATE notice_expired'],
  ],
  ['a vendor accepts', 'vendor_assigned', 'vendor_accepted', vendor, []],
  ['a vendor does not assign', 'vendor_declined', 'vendor_assigned', vendor, ['NOT_YOURS', ...seizureGates]],
  [
    'a vendor reports the unit on the hook with time and place, once nothing of the law stands before it',
    'attempting',
    'on_hook',
    { ...vendor, presentFields: ['recovery.onHookAt', 'recovery.latitude', 'recovery.longitude'] },
    seizureGates,
  ],
  [
    'a vendor does not declare the stage complete',
    'condition_report_pending',
    'secured_complete',
    vendor,
    ['NOT_YOURS', 'GATE photos_complete', 'GATE inventory_signed'],
  ],
  ['an agent who drops the unit says so', 'on_hook', 'attempting', vendor, []],
  ['a supervisor un-secures a stored unit', 'in_storage', 'attempting', supervisor, []],
  ['nobody else un-secures a stored unit', 'in_storage', 'attempting', manager, ['NOT_YOURS']],
  [
    'a secured unit is sold without notice only where none is required',
    'secured_complete',
    'remarketing_review',
    manager,
    ['GATE no_objection', 'GATE notice_not_required'],
  ],
  [
    'a unit under notice is sold only when the notice has expired',
    'notice_expired',
    'remarketing_review',
    manager,
    ['GATE no_objection', 'GATE notice_expired'],
  ],
  [
    "a correction of the notice is a supervisor's",
    'notice_pending',
    'secured_complete',
    manager,
    ['NOT_YOURS', 'GATE photos_complete', 'GATE inventory_signed'],
  ],
  [
    'notice sent wants proof, method and date',
    'notice_pending',
    'notice_sent',
    manager,
    ['GATE notice_served', 'GATE no_objection', 'NEEDS notice.noticeMethod', 'NEEDS notice.noticeServedDate'],
  ],
  [
    'a unit is ready for sale when its reserve is approved',
    'at_auction',
    'ready_for_sale',
    remarketer,
    ['GATE reserve_approved', 'GATE no_objection'],
  ],
  [
    'a remarketer records the sale',
    'listed',
    'sold',
    { ...remarketer, presentFields: ['remarketing.purchaserId', 'remarketing.salePrice'] },
    ['GATE notice_expired', 'GATE no_objection', 'GATE no_insolvency_stay', 'GATE reserve_approved'],
  ],
  ['a remarketer works no field stage', 'attempting', 'contact_made', remarketer, ['NOT_YOURS']],
  ['any status may go to legal review', 'in_transit', 'legal_review', manager, []],
  [
    'a legal review does not jump to another stage',
    'legal_review',
    'vendor_assigned',
    supervisor,
    ['NOT_NEXT'],
  ],
  [
    'the end of a legal review returns to where the file was',
    'resume',
    'secured_complete',
    { ...manager, previousStatus: 'secured_complete' },
    [],
  ],
  [
    'a stay is left by no side door',
    'legal_review',
    'resume',
    { ...manager, previousStatus: 'attempting' },
    ['GATE no_insolvency_stay'],
  ],
  [
    'who is sent out anew is asked for anew',
    'resume',
    'vendor_assigned',
    {
      ...manager,
      previousStatus: 'vendor_assigned',
      passedGates: ['licensed_vendor', 'lien_search_done', 'registration_valid', 'consumer_paid_threshold'],
    },
    ['GATE insolvency_check_done', 'GATE no_insolvency_stay', 'GATE prior_notice_served'],
  ],
  [
    'what is put up for sale again is asked for its notice anew',
    'resume',
    'listed',
    { ...manager, previousStatus: 'listed', presentFields: ['remarketing.saleDate'] },
    ['GATE notice_expired', 'GATE no_objection'],
  ],
  [
    'a manager returns nowhere else',
    'resume',
    'remarketing_review',
    { ...manager, previousStatus: 'attempting' },
    ['NOT_YOURS', 'GATE no_objection', 'GATE notice_expired'],
  ],
  [
    'a closing wants its reason and its gates',
    'close_checklist',
    'closed',
    { ...manager, passedGates: ['no_open_requests', 'fees_reconciled'] },
    [
      'GATE no_open_vendor_invoices',
      'GATE lien_discharged_or_waived',
      'GATE outcome_agrees',
      'NEEDS closingReason',
    ],
  ],
  ['a closed file stays', 'closed', 'legal_review', { ...supervisor, closed: true }, ['FILE_CLOSED']],
  ['a closed file is archived', 'closed', 'archived', { ...manager, closed: true }, []],
  [
    'a supervisor re-opens a closed file',
    'closed',
    'sold',
    { ...supervisor, closed: true, previousStatus: 'sold' },
    [],
  ],
  [
    'nobody else re-opens a closed file',
    'closed',
    'sold',
    { ...manager, closed: true, previousStatus: 'sold' },
    ['NOT_YOURS'],
  ],
  [
    'an archived file stays',
    'archived',
    'sold',
    { ...supervisor, closed: true, previousStatus: 'sold' },
    ['FILE_CLOSED'],
  ],
];

const held = { ...manager, held: true };
const listing = {
  ...held,
  presentFields: ['remarketing.saleDate'],
  passedGates: ['notice_expired' as const, 'no_objection' as const],
};
const movesOnHold: typeof moves = [
  ['is not reviewed', 'new_assignment', 'under_review', held, ['FILE_ON_HOLD']],
  ['is not assigned', 'ready_to_assign', 'skip_assigned', held, ['FILE_ON_HOLD']],
  ['sees no new attempt', 'asset_sighted', 'attempting', held, ['FILE_ON_HOLD']],
  ['is not put up for sale again', 'no_sale', 'listed', listing, ['FILE_ON_HOLD']],
  [
    'is not put up for sale again by way of the law',
    'resume',
    'listed',
    { ...listing, previousStatus: 'listed' },
    ['FILE_ON_HOLD'],
  ],
  ['goes back', 'vendor_declined', 'skip_assigned', held, []],
  ['goes to legal review', 'attempting', 'legal_review', held, []],
  [
    'is asked to be closed',
    'attempting',
    'close_requested',
    { ...held, presentFields: ['closingReason'] },
    [],
  ],
  [
    'is looked after on the way to storage',
    'on_hook',
    'in_transit',
    { ...held, presentFields: ['recovery.towedBy'] },
    [],
  ],
  ['may be redeemed', 'redemption_quoted', 'redeemed', { ...held, passedGates: ['quote_paid'] }, []],
  ['goes back from legal', 'resume', 'attempting', { ...held, previousStatus: 'attempting' }, []],
  [
    'is not closed',
    'close_requested',
    'close_checklist',
    { ...held, passedGates: ['release_signed'] },
    ['FILE_ON_HOLD'],
  ],
];

describe('a move of a file', () => {
  it.each(moves)('%s', (_claim, from, to, facts, expected) => {
    expect(refusals(from, to, facts)).toEqual(expected);
  });
});

describe('a file on hold', () => {
  it.each(movesOnHold)('%s', (_claim, from, to, facts, expected) => {
    expect(refusals(from, to, facts)).toEqual(expected);
  });
});
