import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';

type Licensed = Pick<Recorded<'company'>, 'compliance' | 'state'>;

/** Whether a company's papers have run out, and which; until they are renewed it gets no assignment. */
export function blockOf(
  company: Licensed,
  now: Date,
): Pick<Recorded<'company'>, 'assignmentBlocked' | 'blockedReason'> {
  const today = todayIn(company.state, now);
  const expired = (company.compliance ?? []).find((paper) => paper.expiresOn && paper.expiresOn < today);
  if (!expired) return { assignmentBlocked: false, blockedReason: null };
  const name = choices.complianceType[expired.type];
  const blockedReason = expired.state
    ? `${name} (${expired.state}) expired on ${expired.expiresOn}`
    : `${name} expired on ${expired.expiresOn}`;
  return { assignmentBlocked: true, blockedReason };
}
