import type { StatusName } from '#contract/lifecycles/status-row';
import { statusOf } from '#contract/lifecycles/file-status';

/** Whom a file waits for. `time` and `court` are nobody at the desk. */
export type Mover = 'agency' | 'client' | 'vendor' | 'time' | 'court' | 'nobody';

const movers: { readonly [S in StatusName]?: Mover } = {
  information_required: 'client',
  prior_notice_running: 'time',
  skip_assigned: 'vendor',
  skip_in_progress: 'vendor',
  skip_approval_pending: 'client',
  skip_client_input: 'client',
  vendor_assigned: 'vendor',
  vendor_declined: 'agency',
  payment_arrangement: 'client',
  debtor_objected: 'agency',
  address_negative: 'agency',
  secured_complete: 'agency',
  notice_sent: 'time',
  redemption_quoted: 'client',
  reserve_pending: 'client',
  in_reconditioning: 'vendor',
  transport_to_auction: 'vendor',
  at_auction: 'vendor',
  listed: 'vendor',
  conditional_bid: 'client',
  court_filed: 'court',
  insolvency_stay: 'court',
  farm_mediation_stay: 'court',
  awaiting_vendor_acknowledgement: 'vendor',
  closed: 'nobody',
  archived: 'nobody',
};

/** Who has to move next for a file to go on: what the status says, else whoever works in that stage. */
export function moverOf(status: StatusName): Mover {
  const said = movers[status];
  if (said) return said;
  const { stage, vendorSelectable } = statusOf(status);
  return vendorSelectable && (stage === 'field_recovery' || stage === 'secured') ? 'vendor' : 'agency';
}
