import { expectedMove } from './expected-move';
import type { ExpectedFacts } from './expected-move';
import type { StatusName } from './status-row';

/** How a file goes from where nobody was sent out yet to the company that is; what waits for somebody else's word is not among them. */
const next: { readonly [S in StatusName]?: StatusName } = {
  new_assignment: 'accepted',
  under_review: 'accepted',
  accepted: 'ready_to_assign',
  pre_seizure_checks: 'ready_to_assign',
  prior_notice_running: 'ready_to_assign',
  ready_to_assign: 'vendor_assigned',
  skip_lead_found: 'vendor_assigned',
  skip_located: 'vendor_assigned',
  skip_exhausted: 'vendor_assigned',
  vendor_declined: 'vendor_assigned',
  vendor_assigned: 'vendor_accepted',
};

/**
 * The statuses through which a file goes once the company that works it has accepted, in their order, up to `vendor_accepted`; none where
 * it is past that, waits for somebody else, or nobody is commonly sent out for its kind and nobody was.
 */
export function wayToVendor(file: ExpectedFacts): StatusName[] {
  const way: StatusName[] = [];
  for (let at: StatusName | undefined = next[file.status]; at; at = next[at]) way.push(at);
  const isSentOut =
    file.status === 'vendor_assigned' ||
    expectedMove({ ...file, status: 'ready_to_assign' }) === 'vendor_assigned';
  return isSentOut ? way : [];
}
