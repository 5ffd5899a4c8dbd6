import { checked, ready, tried } from './roads';
import {
  answer,
  attempt,
  change,
  give,
  hook,
  look,
  move,
  photographed,
  propose,
  prove,
  recall,
} from './walk';
import type { Path } from './walk';
import { walkAll } from './walk-all';

const bankrupt = {
  checks: { insolvencyCheckDone: '2026-11-20' },
  insolvencyStatus: 'bankruptcy',
  estateNumber: '31-1',
};
const released = { ...bankrupt, insolvencyStatus: 'discharged' };

/** The day is Friday 20 November 2026. Each answer was written down before it was given. */
const paths: readonly Path[] = [
  {
    name: 'is on the hook with the place and the time of it',
    steps: [
      ...tried,
      ['agent', look, 404],
      ['vendor', give('agent'), 200],
      ['agent', look, 200],
      ['agent', move('on_hook'), 409, 'recovery.onHookAt', 'recovery.latitude', 'recovery.longitude'],
      ['agent', hook, 200],
    ],
  },
  {
    name: 'is sighted where an attempt says where it was seen and shows it, and by nobody’s word alone',
    steps: [
      ...tried,
      ['vendor', move('asset_sighted'), 409, 'asset_seen'],
      ['vendor', attempt('no_contact'), 201],
      ['manager', move('asset_sighted'), 409, 'asset_seen'],
      ['vendor', attempt('sighted'), 422, 'latitude'],
      ['vendor', attempt('sighted', { latitude: 43.65, longitude: -79.38 }), 201],
      ['vendor', move('asset_sighted'), 409, 'asset_seen'],
      ['vendor', photographed('sighted', { latitude: 43.65, longitude: -79.38 }), 201],
      ['vendor', move('attempting'), 200],
      ['vendor', move('asset_sighted'), 200],
    ],
  },
  {
    name: 'stands still in an insolvency, by every way, until the trustee lets it go',
    steps: [
      ...tried,
      ['manager', prove('insolvency_search', 'trustee_letter', bankrupt), 200],
      ['vendor', hook, 409, 'status'],
      ['manager', move('resume'), 409, 'status'],
      ['manager', move('trustee_released'), 409, 'no_insolvency_stay'],
      ['manager', prove('insolvency_search', 'trustee_letter', released), 200],
      ['manager', move('trustee_released'), 200],
      ['manager', move('resume'), 200],
      ['manager', move('attempting'), 200],
      ['vendor', hook, 409, 'status'],
      ['manager', change({ hold: false }), 200],
      ['vendor', hook, 200],
    ],
  },
  {
    name: 'is over for a vendor from which it was taken back',
    steps: [
      ...tried,
      ['manager', recall('V01'), 200],
      ['vendor', look, 404],
      ['vendor', hook, 404],
      ['supervisor', hook, 409, 'licensed_vendor'],
    ],
  },
  {
    name: 'goes to another where the first declines',
    steps: [
      ...ready,
      ['manager', propose('V01'), 201],
      ['manager', move('vendor_assigned'), 200],
      ['vendor', answer('V01', 'declined'), 422, 'declineReason'],
      ['vendor', answer('V01', 'declined', { declineReason: 'capacity' }), 200],
      ['manager', move('vendor_assigned'), 409, 'licensed_vendor'],
      ['manager', propose('V07'), 201],
      ['manager', move('vendor_assigned'), 200],
    ],
  },
  {
    name: 'has one primary bailiff at a time',
    steps: [
      ...tried,
      ['manager', propose('V07', { role: 'primary' }), 409, 'role'],
      ['manager', propose('V07', { role: 'secondary' }), 201],
      ['manager', propose('V13', { role: 'primary' }), 201],
      ['manager', recall('V01'), 200],
      ['manager', recall('V07'), 200],
      ['manager', propose('V07', { role: 'primary' }), 201],
    ],
  },
  {
    name: 'stands still while its client holds it',
    steps: [
      ...tried,
      ['client', change({ hold: true, holdReason: 'payment_pending', holdUntil: '2026-12-15' }), 200],
      ['vendor', hook, 409, 'status'],
      ['client', change({ hold: false }), 200],
      ['vendor', hook, 200],
    ],
  },
  {
    name: 'obeys the law of the province in which the asset is found',
    steps: [
      ...tried,
      ['manager', prove('placement_facts', 'correspondence', { state: 'AB' }), 200],
      ['vendor', hook, 409, 'licensed_vendor', 'lien_search_done'],
      ['manager', recall('V01'), 200],
      ['manager', propose('V03'), 201],
      ...checked,
      ['supervisor', hook, 200],
    ],
  },
  {
    name: 'asks in Québec for its notice though it set out in Ontario',
    steps: [
      ...tried,
      ['manager', change({ state: 'QC' }), 200],
      ['vendor', hook, 409, 'prior_notice_served', 'lien_search_done'],
      ['manager', move('legal_review'), 200],
      ['manager', move('resume'), 200],
      ['manager', move('attempting'), 200],
      ['vendor', hook, 409, 'prior_notice_served', 'lien_search_done'],
    ],
  },
  {
    name: 'sends nobody out anew on a way back that would not send them out',
    steps: [
      ...ready,
      ['manager', propose('V01'), 201],
      ['manager', move('vendor_assigned'), 200],
      ['manager', move('legal_review'), 200],
      ['manager', recall('V01'), 200],
      ['manager', move('resume'), 200],
      ['manager', move('vendor_assigned'), 409, 'licensed_vendor'],
    ],
  },
  {
    name: 'is hurried by its lender',
    steps: [['lender', change({ isRushFile: true }), 200], ...ready],
  },
];

walkAll('a file', paths);
