import { hasEnded } from '#contract/lifecycles/compliance';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { Written } from '../../records/written';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';

type Licensed = Pick<Recorded<'company'>, 'compliance' | 'state'>;

/** Which of a company's licences and insurances has run out, in a sentence; until it is renewed the company gets no assignment. */
export function whyBlocked(company: Licensed, now: Date): Sentence | undefined {
  const today = todayIn(company.state, now);
  const expired = (company.compliance ?? []).find((one) => hasEnded(one, today));
  if (!expired?.expiresOn) return undefined;
  const { state: province, expiresOn: day } = expired;
  const document = choices.complianceType[expired.type];
  return province
    ? sentence('network.expiredToo', { document, province, day })
    : sentence('network.expired', { document, day });
}

/** The same as the company's record keeps it. */
export function blockOf(
  company: Licensed,
  now: Date,
): Pick<Written<'company'>, 'assignmentBlocked' | 'blockedReason'> {
  const reason = whyBlocked(company, now);
  return { assignmentBlocked: reason !== undefined, blockedReason: reason ?? null };
}
