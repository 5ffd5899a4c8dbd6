import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';

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
