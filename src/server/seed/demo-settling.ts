import type { StatusName } from '#contract/lifecycles/status-row';
import type { Story } from './demo-stories';

type Days = readonly [least: number, more: number];

/** How many days ago a unit was sold whose file stands in one of these: the auction pays within a week, and what it paid is accounted for to all sides. */
const since: { readonly [S in StatusName]?: Days } = {
  proceeds_received: [3, 4],
  ownership_transfer: [6, 4],
  accounting_review: [6, 4],
  deficiency_or_surplus: [10, 6],
  ready_to_close: [11, 7],
};
/** From a sale to the closing of its file pass two or three weeks. */
const untilClosed: Days = [13, 7];

/** A story of a sale that is settled in its time, and whose file came in so much earlier. */
export function settledInTime(story: Story): Story {
  if (story.reached < 6) return story;
  const [least, more] = story.closedAgo === null ? (since[story.status] ?? [0, 0]) : untilClosed;
  const settling = least + more * (story.assignedAgo % 1);
  const until = story.closedAgo ?? story.sinceAgo;
  return { ...story, sold: until + settling, assignedAgo: story.assignedAgo + settling };
}

/** When the lien on what was sold was discharged, in days ago: once the auction had paid, and before its file was closed. */
export const dischargedAgo = ({ sold, sinceAgo }: Story): number => Math.max(sinceAgo, (sold ?? 0) - 6);
