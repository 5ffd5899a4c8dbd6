import { todayIn } from '../placement/province-time';
import type { ValueOf } from '../vocabularies';
import { statusOf } from './file-status';
import type { StatusName } from './status-row';

export type Mover = ValueOf<'mover'>;

/** What says who moves; each of them also stands in a row of a list. */
export interface WaitingFile {
  readonly status: StatusName;
  readonly state: ValueOf<'province'>;
  readonly statusDue?: string | null;
  readonly hold?: boolean | null;
}

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

/** Whom a status waits for while its clock runs: what it says itself, else whoever works in that stage. */
export function usualMover(name: StatusName): Mover {
  const { stage, vendorSelectable } = statusOf(name);
  const inTheField = vendorSelectable && (stage === 'field_recovery' || stage === 'secured');
  return movers[name] ?? (inTheField ? 'vendor' : 'agency');
}

/** Whether a status only waits: the end of its clock gives its file back to the agency. */
export const isWait = (name: StatusName): boolean =>
  usualMover(name) !== 'nobody' && statusOf(name).category !== 'open';

/**
 * Who has to move next for a file to go on: whom its status waits for, until its clock ends; who is late with work of
 * their own still has to do it.
 * @param now epoch milliseconds
 */
export function moverOf(file: WaitingFile, now: number): Mover {
  const mover = usualMover(file.status);
  return isWait(file.status) && hasEnded(file, mover, now) ? 'agency' : mover;
}

function hasEnded({ status, state, statusDue, hold }: WaitingFile, mover: Mover, now: number): boolean {
  if (!statusDue || (hold && !statusOf(status).runsOnHold)) return false;
  // On the day that a period names it is over; a deadline lasts to the end of its day.
  if (mover === 'time') return todayIn(state, new Date(statusDue)) <= todayIn(state, new Date(now));
  return Date.parse(statusDue) <= now;
}
