import type { Story } from './demo-stories';

/** Days ago on which the liens were searched, the unit was secured and the notice served; a sale comes at least 32 days after the notice. */
export function milestones({ status, reached, assignedAgo, sinceAgo }: Story): {
  searched: number;
  secured: number;
  notice: number;
} {
  const along = (part: number): number => sinceAgo + (assignedAgo - sinceAgo) * (1 - part);
  const isPast = reached > 4 || status === 'notice_expired';
  const notice = isPast
    ? Math.max(along(0.5), Math.min(sinceAgo + 32, assignedAgo - 2))
    : status === 'notice_sent'
      ? sinceAgo
      : along(0.7);
  const searched = Math.max(sinceAgo, assignedAgo - 1.5);
  return { searched, notice, secured: reached === 3 ? along(0.85) : (notice + assignedAgo) / 2 };
}
