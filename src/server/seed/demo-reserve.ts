import { todayIn } from '#contract/placement/province-time';
import type { Seeded } from './demo-bundle';
import type { Province } from './demo-places';
import type { Step } from './demo-steps';

/** A reserve was approved on the day on which the file went on from waiting for that. */
export function reserveApprovedThen(file: Seeded<'file'>, state: Province, steps: readonly Step[]): void {
  const asked = steps.findIndex(({ status }) => status === 'reserve_pending');
  const next = asked < 0 ? undefined : steps[asked + 1];
  file.checks = {
    ...file.checks,
    reserveApproved: next ? todayIn(state, new Date(next.at)) : null,
  };
}
