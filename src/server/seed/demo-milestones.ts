import { statusOf } from '#contract/lifecycles/file-status';
import type { Story } from './demo-stories';

/**
 * Days ago on which the liens were searched, and searched for the last time before somebody took the unit or is about to; on which it was
 * secured and the notice served. A sale comes at least 32 days after the notice.
 */
export function milestones(story: Story): {
  searched: number;
  searchedLast: number;
  secured: number;
  notice: number;
} {
  const { status, reached, assignedAgo, sinceAgo, waits = 0 } = story;
  const along = (part: number): number => sinceAgo + (assignedAgo - sinceAgo) * (1 - part);
  const isPast = reached > 4 || status === 'notice_expired';
  const told = isPast
    ? Math.max(along(0.5), Math.min(sinceAgo + 32, assignedAgo - 2))
    : status === 'notice_sent'
      ? sinceAgo
      : along(0.7);
  const searched = Math.max(sinceAgo, assignedAgo - 1.5);
  const secured = Math.min(reached === 3 ? along(0.85) : (told + assignedAgo) / 2, assignedAgo - waits);
  const notice = Math.min(told, secured);
  return { searched, searchedLast: searchedLast(story, searched, secured), notice, secured };
}

/** A search grows old: who goes out goes by one of the last days. */
function searchedLast({ status, reached, assignedAgo, sinceAgo }: Story, searched: number, secured: number) {
  const daysBefore = 1 + (Math.floor(assignedAgo) % 6);
  if (statusOf(status).stage === 'field_recovery') return Math.min(searched, daysBefore);
  if (reached < 3) return searched;
  const taken = ['on_hook', 'in_transit'].includes(status) ? sinceAgo : secured + 0.1;
  return Math.min(searched, taken + daysBefore);
}
