import { answer, bring, move, propose, prove } from './walk';
import type { Step } from './walk';

/** What is found out before an asset is taken: the days of the searches for liens and of insolvency, and the end of the registration. */
export const checkedOn = (searched: string, registrationExpiry: string, asked: string): Step[] => [
  ['manager', prove('lien_search', 'lien_search_report', { checks: { lienSearchDone: searched } }), 200],
  ['manager', prove('registration', 'ppsa_verification_statement', { checks: { registrationExpiry } }), 200],
  [
    'manager',
    prove('insolvency_search', 'insolvency_search', {
      ...{ checks: { insolvencyCheckDone: asked }, insolvencyStatus: 'none' },
    }),
    200,
  ],
];

/** The day is Friday 20 November 2026: searched the day before, nobody's lien, no stay. */
export const checked: readonly Step[] = checkedOn('2026-11-19', '2029-06-30', '2026-11-19');

/** From the placement until somebody may be sent out: the lender brings its documents, the desk accepts, searches and checks. */
export const ready: readonly Step[] = [
  ['lender', bring('security_agreement'), 201],
  ['lender', bring('repossession_authorization'), 201],
  ['manager', move('accepted'), 200],
  ...checked,
  ['manager', move('ready_to_assign'), 200],
];

/** Until the Toronto bailiff tries. */
export const tried: readonly Step[] = [
  ...ready,
  ['manager', propose('V01'), 201],
  ['manager', move('vendor_assigned'), 200],
  ['vendor', answer('V01', 'accepted'), 200],
  ['vendor', move('attempting'), 200],
];
