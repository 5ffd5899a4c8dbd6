import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Province } from './demo-places';

/** What happened on a file, as far as its way through the statuses follows from it. */
export interface Course {
  readonly status: StatusName;
  /** Where the file was before it left the road for the legal or the close-out stage. */
  readonly previousStatus: StatusName | null;
  readonly state: Province;
  /** A notice ran before anything may be taken. */
  readonly isNoticedBefore: boolean;
  /** Somebody was looked for before anybody was sent out. */
  readonly isTraced: boolean;
  readonly taking: Taking;
  /** Somebody was met in vain before it was taken. */
  readonly isMet: boolean;
  /** How often its unit was offered and not sold, before it was offered for the last time. */
  readonly unsold: number;
}

/** How a unit came to be on the hook: taken after tries, handed over by agreement, or fetched from a pound. */
export type Taking = 'seized' | 'surrendered' | 'impounded';

/** Where a debtor commonly redeems: on the notice of the sale; in Québec, where none follows the taking, once the unit lies in its yard. */
export const usualRedemption = (state: Province): StatusName =>
  state === 'QC' ? 'in_storage' : 'notice_sent';

const taken: { readonly [T in Taking]: readonly StatusName[] } = {
  seized: ['vendor_assigned', 'vendor_accepted', 'attempting'],
  surrendered: ['vendor_assigned', 'vendor_accepted', 'attempting', 'contact_made', 'surrender_arranged'],
  impounded: ['third_party_impound'],
};

/** The road of a file of which everything is done, in its order. */
const roadOf = ({ state, isNoticedBefore, isTraced, taking, isMet }: Course): readonly StatusName[] => [
  ...(['new_assignment', 'under_review', 'accepted', 'pre_seizure_checks'] as const),
  ...(isNoticedBefore ? (['prior_notice_running'] as const) : []),
  'ready_to_assign',
  ...(isTraced ? (['skip_assigned', 'skip_in_progress', 'skip_lead_found'] as const) : []),
  ...taken[taking],
  ...(taking === 'seized' && isMet ? (['contact_made', 'attempting'] as const) : []),
  ...(['on_hook', 'in_transit', 'in_storage'] as const),
  ...(['inventory_pending', 'condition_report_pending', 'secured_complete'] as const),
  ...(state === 'QC' ? [] : (['notice_pending', 'notice_sent', 'notice_expired'] as const)),
  ...([
    'remarketing_review',
    'reserve_pending',
    'transport_to_auction',
    'at_auction',
    'ready_for_sale',
    'listed',
  ] as const),
  ...(['sold', 'proceeds_received', 'accounting_review', 'ready_to_close'] as const),
];

/** Where the road is left for a status beside it, or for one that only some files come to. */
const turnOffs: { readonly [S in StatusName]?: StatusName } = {
  information_required: 'under_review',
  prior_notice_running: 'pre_seizure_checks',
  skip_approval_pending: 'skip_in_progress',
  skip_client_input: 'skip_in_progress',
  skip_exhausted: 'skip_in_progress',
  skip_located: 'skip_lead_found',
  vendor_declined: 'vendor_assigned',
  attempt_scheduled: 'vendor_accepted',
  asset_sighted: 'attempting',
  contact_made: 'attempting',
  surrender_arranged: 'contact_made',
  surrender_scheduled: 'surrender_arranged',
  payment_arrangement: 'contact_made',
  bailee_undertaking: 'contact_made',
  debtor_objected: 'attempting',
  legal_review: 'attempting',
  insolvency_stay: 'legal_review',
  address_negative: 'attempting',
  asset_inaccessible: 'attempting',
  notice_pending: 'secured_complete',
  notice_sent: 'notice_pending',
  notice_expired: 'notice_sent',
  redemption_quoted: 'redemption_requested',
  redeemed: 'redemption_quoted',
  reinstated: 'redemption_quoted',
  objection_received: 'notice_sent',
  returned_to_client: 'notice_sent',
  appraisal_ordered: 'remarketing_review',
  recon_review: 'reserve_pending',
  in_reconditioning: 'recon_review',
  conditional_bid: 'listed',
  no_sale: 'listed',
  ownership_transfer: 'proceeds_received',
  deficiency_or_surplus: 'accounting_review',
};

/** The statuses that a file went through, from the first to the one in which it stands, both included. */
export function pathOf(course: Course): readonly StatusName[] {
  const { status, previousStatus } = course;
  if (!previousStatus) return offeredAgain(along(course, status), course.unsold);
  const { stage } = statusOf(status);
  const leaving =
    stage === 'legal'
      ? 'legal_review'
      : statusOf(previousStatus).allowedNext.includes('close_checklist') && isPastRequest(status)
        ? 'close_checklist'
        : 'close_requested';
  return [...offeredAgain(along(course, previousStatus), course.unsold), ...shortest(leaving, status)];
}

/** The same way, on which the unit was offered so many times more. */
function offeredAgain(path: readonly StatusName[], times: number): readonly StatusName[] {
  const last = path.lastIndexOf('listed');
  const before = Array.from({ length: times }, () => ['listed', 'no_sale'] as const).flat();
  return last < 0 ? path : [...path.slice(0, last), ...before, ...path.slice(last)];
}

const isPastRequest = (status: StatusName): boolean =>
  ['close_checklist', 'closed', 'archived'].includes(status);

function along(course: Course, status: StatusName): StatusName[] {
  const road = roadOf(course);
  const reached = road.indexOf(status);
  if (reached >= 0) return road.slice(0, reached + 1);
  const from = status === 'redemption_requested' ? usualRedemption(course.state) : turnOffs[status];
  if (!from) throw new RangeError(`No way to ${status}`);
  return [...along(course, from), status];
}

function shortest(from: StatusName, to: StatusName): StatusName[] {
  const cameFrom = new Map<StatusName, StatusName | null>([[from, null]]);
  const queue: StatusName[] = [from];
  for (let at = queue.shift(); at && at !== to; at = queue.shift())
    for (const next of statusOf(at).allowedNext)
      if (next !== '@previous' && !cameFrom.has(next)) {
        cameFrom.set(next, at);
        queue.push(next);
      }
  if (!cameFrom.has(to)) throw new RangeError(`No way from ${from} to ${to}`);
  const path: StatusName[] = [];
  for (let at: StatusName | null | undefined = to; at; at = cameFrom.get(at)) path.unshift(at);
  return path;
}
