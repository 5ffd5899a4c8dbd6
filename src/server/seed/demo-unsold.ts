import type { StatusName } from '#contract/lifecycles/status-row';
import type { Step } from './demo-steps';
import type { Story } from './demo-stories';

/** Where a unit is that is offered, and offered again. */
const offered: readonly StatusName[] = ['listed', 'conditional_bid', 'no_sale'];
/** Of the units that are offered, how many nobody bids enough for, and for how many days longer than others they are then. */
const lying = { share: 0.2, times: 2, days: { least: 42, more: 30 } };
/** Of the units that were sold: how many were not at once, how many not the second time either, and the days from one run to the next. */
const sold = { later: 0.38, thirdTime: 0.13, apart: 12 };

/** A story of a unit that was offered more than once took so many days longer, and its file came in so much earlier. */
export function unsoldLonger(story: Story): Story {
  const unsold = unsoldFor(story);
  return unsold ? { ...story, unsold, assignedAgo: story.assignedAgo + unsold.days } : story;
}

function unsoldFor({ status, reached, assignedAgo }: Story): Story['unsold'] {
  const part = (assignedAgo * 3.7) % 1;
  if (reached >= 6) {
    const times = part < sold.thirdTime ? 2 : 1;
    return part < sold.later ? { times, days: sold.apart * times } : undefined;
  }
  if (!offered.includes(status) || part >= lying.share) return undefined;
  return { times: lying.times, days: lying.days.least + (lying.days.more * part) / lying.share };
}

/** How often the unit of a story was offered and not sold before it was offered for the last time. */
export const timesUnsold = ({ unsold }: Story): number => unsold?.times ?? 0;

/** The moments at which a unit went through a lane and nobody bought it. */
export const noSales = (steps: readonly Step[]): string[] =>
  steps.filter(({ status }) => status === 'no_sale').map(({ at }) => at);
