import { answer, bring, hookOn, move, photograph, propose, prove, recall, serve, storeOn } from './walk';
import type { Step, Who } from './walk';

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

/** From the placement until somebody may be sent out: the lender brings its documents, the desk accepts, searches and checks. */
export const readyOn = (searched: string): Step[] => [
  ['lender', bring('security_agreement'), 201],
  ['lender', bring('repossession_authorization'), 201],
  ['manager', move('accepted'), 200],
  ...checkedOn(searched, '2029-06-30', searched),
  ['manager', move('ready_to_assign'), 200],
];

/** Until the Toronto bailiff tries. */
const triedAfter = (from: readonly Step[]): Step[] => [
  ...from,
  ['manager', propose('V01'), 201],
  ['manager', move('vendor_assigned'), 200],
  ['vendor', answer('V01', 'accepted'), 200],
  ['vendor', move('attempting'), 200],
];

/** The day is Friday 20 November 2026: searched the day before, nobody's lien, no stay. */
export const checked: readonly Step[] = checkedOn('2026-11-19', '2029-06-30', '2026-11-19');
export const ready: readonly Step[] = readyOn('2026-11-19');
export const tried: readonly Step[] = triedAfter(ready);

/** From the hook of who took it until the unit lies in the yard on 1 October 2026, and they are done. */
const storedBy = (code: string, who: Who): Step[] => [
  [who, hookOn('2026-10-01'), 200],
  ['manager', storeOn('2026-10-01', 'involuntary'), 200],
  ['manager', recall(code), 200],
];
/** From the placement until the unit lies in the yard. */
export const stored: readonly Step[] = [...triedAfter(readyOn('2026-09-30')), ...storedBy('V01', 'vendor')];
/** The same in Alberta, where its agency answers for a bailiff that does not use the desk. */
export const storedInAlberta: readonly Step[] = [
  ...readyOn('2026-09-30'),
  ['manager', propose('V03'), 201],
  ['manager', move('vendor_assigned'), 200],
  ['manager', move('vendor_accepted'), 200],
  ['manager', move('attempting'), 200],
  ...storedBy('V03', 'supervisor'),
];
/** The same in Québec, where the notice of the hypothecary right runs before: registered on 25 August, its thirty days were over on the 24th of September. */
export const storedInQuebec: readonly Step[] = [
  ...readyOn('2026-09-30'),
  ['manager', serve('qc_hypothecary', '2026-08-20', { rdprmDate: '2026-08-25' }), 200],
  ['manager', propose('V02'), 201],
  ['manager', move('vendor_assigned'), 200],
  ['manager', move('vendor_accepted'), 200],
  ['manager', move('attempting'), 200],
  ...storedBy('V02', 'supervisor'),
];
const pending: Step = ['manager', move('notice_pending'), 200];
export const waiting: readonly Step[] = [...stored, pending];
export const waitingInAlberta: readonly Step[] = [...storedInAlberta, pending];

/** Until its debtor was told that it will be sold, from Monday 19 October 2026 on: fifteen clear days to the 16th, and a weekend. */
export const noticed: readonly Step[] = [
  ...waiting,
  ['manager', serve('disposition', '2026-10-01'), 200],
  ['manager', move('notice_sent'), 200],
];
/** Once that notice is over. */
export const reviewed: readonly Step[] = [
  ['manager', move('notice_expired'), 200],
  ['manager', move('remarketing_review'), 200],
];

/** Until its lender quoted for how much it is redeemed, from the yard on. */
export const quoted = (quotedAmount: string): Step[] => [
  ...stored,
  ['manager', move('redemption_requested'), 200],
  [
    'lender',
    prove('redemption_quote', 'redemption_statement', {
      redemption: { quotedAmount, quotedUntil: '2026-12-01' },
    }),
    200,
  ],
  ['manager', move('redemption_quoted'), 200],
];

/** From the yard until it is said in which condition the unit came in, all but what lay in it. */
const describing: readonly Step[] = [
  ['manager', move('inventory_pending'), 200],
  ['manager', move('condition_report_pending'), 200],
  ['manager', photograph, 201],
];
export const described: readonly Step[] = [...stored, ...describing];
export const describedInQuebec: readonly Step[] = [...storedInQuebec, ...describing];

/** From the yard until its client has taken it back, and the file is closed. */
export const ended: readonly Step[] = [
  ['manager', move('close_requested', { closingReason: 'client_recall' }), 200],
  ['manager', move('close_checklist'), 200],
  ['manager', move('closed'), 200],
];
