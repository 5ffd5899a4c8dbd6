import { checked, checkedOn, ready, tried } from './roads';
import { located } from './trace';
import { answer, bring, change, hook, move, order, override, propose, prove, serve } from './walk';
import type { Path } from './walk';
import { walkAll } from './walk-all';

const instalment = { contractType: 'conditional_sale', totalAmountSecured: '18000.00' };

const checks = ['lien_search_done', 'registration_valid', 'insolvency_check_done'];

/** The day is Friday 20 November 2026. Each answer was written down before it was given. */
const paths: readonly Path[] = [
  {
    name: 'is accepted with its contract alone, which the lender’s own document is',
    steps: [
      ['manager', move('accepted'), 409, 'contract_on_file'],
      ['lender', bring('security_agreement'), 201],
      ['manager', move('accepted'), 200],
    ],
  },
  {
    name: 'is without a contract where a supervisor says why, and nobody else',
    steps: [
      [
        'manager',
        prove('contract_waiver', 'correspondence', {
          checks: { contractWaiver: 'Lost in the fire of 2020' },
        }),
        403,
      ],
      [
        'supervisor',
        prove('contract_waiver', 'correspondence', {
          checks: { contractWaiver: 'Lost in the fire of 2020' },
        }),
        200,
      ],
      ['manager', move('accepted'), 200],
    ],
  },
  {
    name: 'passes a gate against the rule by a supervisor, a reason and a document',
    steps: [
      ['manager', override('contract_on_file'), 403],
      ['vendor', override('contract_on_file'), 403],
      ['supervisor', override('contract_on_file', 'It is in the mail'), 422, 'reason'],
      ['supervisor', override('contract_on_file'), 200],
      ['manager', move('accepted'), 200],
    ],
  },
  {
    name: 'goes to nobody without the lender’s authorization',
    steps: [
      ['lender', bring('security_agreement'), 201],
      ['manager', move('accepted'), 200],
      ['manager', move('ready_to_assign'), 409, 'authorization_on_file'],
      ['lender', bring('repossession_authorization'), 201],
      ['manager', move('ready_to_assign'), 200],
    ],
  },
  {
    name: 'is checked before a seizure, by searches that are not too old',
    steps: [
      ...ready.slice(0, 3),
      ['manager', move('pre_seizure_checks'), 200],
      ['manager', move('ready_to_assign'), 409, ...checks],
      ...checkedOn('2026-10-20', '2027-01-18', '2026-11-05'),
      ['manager', move('ready_to_assign'), 409, ...checks],
      ...checkedOn('2026-10-21', '2027-01-19', '2026-11-06'),
      ['manager', move('ready_to_assign'), 200],
    ],
  },
  {
    name: 'is taken from nobody before it was searched and checked, whichever way it comes to a vendor',
    steps: [
      ...ready.slice(0, 3),
      ['manager', move('ready_to_assign'), 200],
      ['manager', propose('V01'), 201],
      ['manager', move('vendor_assigned'), 409, ...checks],
      ...located,
      ['manager', move('vendor_assigned'), 409, ...checks],
      ...checked,
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'is visited without a search, and never taken',
    placed: { assignmentType: 'field_visit', state: 'QC' },
    steps: [
      ...ready.slice(0, 3),
      ['manager', move('ready_to_assign'), 200],
      ['manager', propose('V02'), 201],
      ['manager', move('vendor_assigned'), 200],
      ['quebecer', answer('V02', 'accepted'), 200],
      ['supervisor', move('attempting'), 200],
      ['supervisor', hook, 409, 'assignmentType'],
      ['supervisor', move('contact_made'), 200],
    ],
  },
  {
    name: 'is worked by somebody',
    steps: [...ready, ['manager', move('vendor_assigned'), 409, 'licensed_vendor']],
  },
  {
    name: 'is sent out by the desk and not by the vendor',
    steps: [
      ...ready,
      ['manager', propose('V01'), 201],
      ['vendor', answer('V01', 'accepted'), 200],
      ['vendor', move('vendor_assigned'), 409, 'status'],
      ['vendor', hook, 409, 'status'],
    ],
  },
  {
    name: 'stays with its debtor on an undertaking that came back signed',
    steps: [
      ...tried,
      ['vendor', move('bailee_undertaking'), 409, 'undertaking_signed'],
      ['vendor', bring('bailees_undertaking'), 201],
      ['vendor', move('bailee_undertaking'), 200],
      ['vendor', hook, 200],
    ],
  },
  {
    name: 'waits in British Columbia for a court once two thirds are paid',
    placed: { ...instalment, state: 'BC', amountPaid: '12000.00' },
    steps: [
      ...ready,
      ['manager', propose('V04'), 201],
      ['manager', move('vendor_assigned'), 409, 'consumer_paid_threshold'],
      ['manager', change({ amountPaid: '100.00' }), 403, 'amountPaid'],
      // An order that nobody named, and one that lets a unit be sold, permit no seizure.
      ['client', bring('court_order'), 201],
      ['client', order(['disposal', 'entry']), 201],
      ['manager', move('vendor_assigned'), 409, 'consumer_paid_threshold'],
      ['client', order(['seizure']), 201],
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'waits in British Columbia for nobody below two thirds',
    placed: { ...instalment, state: 'BC', amountPaid: '11999.00' },
    steps: [...ready, ['manager', propose('V04'), 201], ['manager', move('vendor_assigned'), 200]],
  },
  {
    name: 'is held up in Ontario by no threshold that one source alone tells of',
    placed: { ...instalment, amountPaid: '12000.00' },
    steps: [...ready, ['manager', propose('V01'), 201], ['manager', move('vendor_assigned'), 200]],
  },
  {
    name: 'waits in Québec for its prior notice, thirty days from the register',
    placed: { state: 'QC' },
    steps: [
      ...ready,
      ['manager', propose('V02'), 201],
      ['manager', move('vendor_assigned'), 409, 'prior_notice_served'],
      ['manager', change({ state: 'ON' }), 403, 'state'],
      ['manager', serve('qc_hypothecary', '2026-10-01'), 200],
      ['manager', move('vendor_assigned'), 409, 'prior_notice_served'],
      ['manager', serve('qc_hypothecary', '2026-10-01', { rdprmDate: '2026-10-21' }), 200],
      ['manager', move('vendor_assigned'), 409, 'prior_notice_served'],
      ['manager', serve('qc_hypothecary', '2026-10-01', { rdprmDate: '2026-10-20' }), 200],
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'waits in Québec thirty days from the receipt where it was sold by instalments',
    placed: { state: 'QC', contractType: 'conditional_sale' },
    steps: [
      ...ready,
      ['manager', propose('V02'), 201],
      ['manager', serve('qc_cpa_30', '2026-10-21'), 200],
      ['manager', move('vendor_assigned'), 409, 'prior_notice_served'],
      ['manager', serve('qc_cpa_30', '2026-10-20'), 200],
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'is opened by no notice of another kind',
    placed: { state: 'QC' },
    steps: [
      ...ready,
      ['manager', propose('V02'), 201],
      ['manager', serve('bia_244', '2026-09-01'), 200],
      ['manager', serve('qc_cpa_30', '2026-09-01'), 200],
      ['manager', move('vendor_assigned'), 409, 'prior_notice_served'],
    ],
  },
  {
    name: 'waits ten days where a business is insolvent',
    placed: { debtorType: 'business', contractType: 'equipment_finance', isInsolventBusiness: true },
    steps: [
      ...ready,
      ['manager', propose('V01'), 201],
      ['manager', serve('bia_244', '2026-11-10'), 200],
      ['manager', move('vendor_assigned'), 409, 'prior_notice_served'],
      ['manager', serve('bia_244', '2026-11-09'), 200],
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'waits fifteen business days for a farmer, past Remembrance Day',
    placed: { state: 'SK', isFarmer: true },
    steps: [
      ...ready,
      ['manager', propose('V01'), 201],
      ['manager', serve('farm_debt', '2026-10-29'), 200],
      ['manager', move('vendor_assigned'), 409, 'prior_notice_served'],
      ['manager', serve('farm_debt', '2026-10-28'), 200],
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'is seized in Alberta by a civil enforcement agency alone',
    placed: { state: 'AB' },
    steps: [
      ...ready,
      ['manager', propose('V01'), 422, 'companyId'],
      ['manager', move('vendor_assigned'), 409, 'licensed_vendor'],
      ['manager', propose('V03'), 201],
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'ends with the trace where no more was asked',
    placed: { assignmentType: 'skip_trace_only' },
    steps: [
      ...ready,
      ...located,
      ['manager', move('close_checklist'), 200],
      ['manager', move('closed', { closingReason: 'service_completed' }), 200],
    ],
  },
  {
    name: 'ends where it is declined, for a reason',
    steps: [
      ['manager', move('declined'), 409, 'declineReason'],
      ['manager', move('declined', { declineReason: 'capacity' }), 200],
      ['manager', move('close_checklist'), 200],
      ['lender', move('closed', { closingReason: 'declined_by_agency' }), 403, 'status'],
      ['manager', move('closed', { closingReason: 'declined_by_agency' }), 200],
    ],
  },
];

walkAll('a file', paths);
