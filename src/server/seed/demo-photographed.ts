import { noonIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';

/** A unit that was photographed, with when it was taken and when its file says that photos and report are in. */
export interface Photographed {
  readonly state: ValueOf<'province'>;
  readonly photosComplete: string;
  readonly onHookAt: string | null;
  readonly describedAt: string | null;
}

const minute = 60_000;

/**
 * When a unit was photographed, on the day on which its file says that the photos were complete: about noon, once it was taken, and before
 * the file says that they are in. `loaded`: nothing is later.
 */
export function photographedAt(
  { state, photosComplete, onHookAt, describedAt }: Photographed,
  loaded: string,
): string {
  const noon = Date.parse(noonIn(state, photosComplete, new Date(loaded)));
  const latest = describedAt ? Date.parse(describedAt) - 10 * minute : noon;
  const soonest = onHookAt ? Date.parse(onHookAt) + 5 * minute : noon;
  const isThatDay = (at: number): boolean => Math.abs(at - noon) < 12 * 60 * minute;
  const before = isThatDay(latest) ? Math.min(noon, latest) : noon;
  return new Date(isThatDay(soonest) ? Math.max(before, soonest) : before).toISOString();
}
