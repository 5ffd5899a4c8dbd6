import type { StatusName } from '#contract/lifecycles/status-row';
import type { Seeded } from './demo-bundle';
import type { Step } from './demo-steps';
import type { Story } from './demo-stories';

/** Where a unit is that is offered, and offered again. */
const offered: readonly StatusName[] = ['listed', 'conditional_bid', 'no_sale'];
/** Of the units that are offered, how many nobody bids enough for, and for how many days longer than others they are then. */
const lying = { share: 0.2, days: { least: 42, more: 30 } };

/** A story of a unit that is hard to sell was for sale for weeks longer than others, one in five, and its file came in so much earlier. */
export function hardToSell(story: Story): Story {
  const part = (story.assignedAgo * 3.7) % 1;
  if (!offered.includes(story.status) || part >= lying.share) return story;
  const unsold = lying.days.least + (lying.days.more * part) / lying.share;
  return { ...story, unsold, assignedAgo: story.assignedAgo + unsold };
}

/** How often the unit of a story was offered and not sold before it was offered for the last time, where that is told day by day. */
export const timesUnsold = ({ unsold }: Story): number => (unsold === undefined ? 0 : 2);

/**
 * The moments at which a unit went through a lane and nobody bought it: those that its steps tell, and before these others between its entry
 * and the end of its last run, or `now`.
 */
export function noSales(
  { file, steps }: { readonly file: Seeded<'file'>; readonly steps: readonly Step[] },
  enteredAt: string | undefined,
  now: string,
): string[] {
  const told = steps.filter(({ status }) => status === 'no_sale').map(({ at }) => at);
  const others = Number(file.remarketing?.noSaleCount ?? 0) - told.length;
  if (!enteredAt || others <= 0) return told;
  const ended =
    told[0] ?? steps.find(({ status }) => ['conditional_bid', 'sold'].includes(status))?.at ?? now;
  const from = Date.parse(enteredAt);
  const apart = (Date.parse(ended) - from) / (others + 1);
  const between = Array.from({ length: others }, (_, run) =>
    new Date(from + apart * (run + 1)).toISOString(),
  );
  return [...between, ...told];
}
