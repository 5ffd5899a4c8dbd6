import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { road } from './demo-stories';

const known = new Map<string, readonly StatusName[]>();

/**
 * The statuses that a file commonly went through, from the first to this one, both included. `previous`: where the file was
 * before it left the road for the legal or the close-out stage.
 */
export function pathTo(status: StatusName, previous: StatusName | null): readonly StatusName[] {
  const key = `${previous} ${status}`;
  const path = known.get(key) ?? makePath(status, previous);
  known.set(key, path);
  return path;
}

function makePath(status: StatusName, previous: StatusName | null): readonly StatusName[] {
  if (!previous) return shortest('new_assignment', status);
  const { stage } = statusOf(status);
  const aside =
    stage === 'legal'
      ? shortest('legal_review', status)
      : shortest(
          statusOf(previous).allowedNext.includes('close_checklist') && isPastRequest(status)
            ? 'close_checklist'
            : 'close_requested',
          status,
        );
  return [...shortest('new_assignment', previous), ...aside];
}

const isPastRequest = (status: StatusName): boolean =>
  ['close_checklist', 'closed', 'archived'].includes(status);

/** A debtor may redeem from the taking on, and commonly does once the unit lies in its yard. */
export const usualRedemption: StatusName = 'in_storage';

/** Nothing is put up for sale but from its notice on: that is left to what only has to be sold. */
function isUsual(from: StatusName, to: StatusName): boolean {
  if (to === 'redemption_requested') return from === usualRedemption;
  const [was, is] = [from, to].map((status) => road.indexOf(statusOf(status).stage)) as [number, number];
  return is < road.indexOf('remarketing') || was >= road.indexOf('notice_period');
}

function shortest(from: StatusName, to: StatusName): StatusName[] {
  const cameFrom = new Map<StatusName, StatusName | null>([[from, null]]);
  const queue: StatusName[] = [from];
  for (let at = queue.shift(); at && at !== to; at = queue.shift())
    for (const next of statusOf(at).allowedNext)
      if (next !== '@previous' && !cameFrom.has(next) && isUsual(at, next)) {
        cameFrom.set(next, at);
        queue.push(next);
      }
  if (!cameFrom.has(to)) throw new RangeError(`No way from ${from} to ${to}`);
  const path: StatusName[] = [];
  for (let at: StatusName | null | undefined = to; at; at = cameFrom.get(at)) path.unshift(at);
  return path;
}
