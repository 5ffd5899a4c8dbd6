import { daysUntil } from '#contract/clocks/day';
import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Calendar, Seeded } from './demo-bundle';
import { milestones } from './demo-milestones';
import type { Story } from './demo-stories';

/**
 * How many days ago a file came to each status of its path: to what is dated on the file on that day, and to the others in even steps between. So
 * nothing is sold before its notice is over, and nothing described before it was taken.
 */
export function stepsAgo(
  path: readonly StatusName[],
  file: Seeded<'file'>,
  story: Story,
  calendar: Calendar,
): number[] {
  const until = story.closedAgo ?? story.sinceAgo;
  const worked = { ...story, sinceAgo: until };
  const last = path.at(-1) === 'archived' ? path.length - 2 : path.length - 1;
  const dated = datedSteps(path, file, worked, calendar).filter(([index]) => index > 0 && index < last);
  const steps = [story.assignedAgo];
  for (const [index, ago] of [...dated, [last, until] as const]) {
    const from = steps.length - 1;
    const begun = steps[from] ?? until;
    const reached = Math.min(begun, Math.max(ago, until));
    for (let at = from + 1; at <= index; at += 1)
      steps.push(begun - ((begun - reached) * (at - from)) / (index - from));
  }
  return [...steps, story.sinceAgo].slice(0, path.length);
}

/** The steps of a path whose day the file tells, by their place in it. */
function datedSteps(
  path: readonly StatusName[],
  file: Seeded<'file'>,
  story: Story,
  calendar: Calendar,
): (readonly [index: number, ago: number])[] {
  const dates = milestones(story);
  const isOnTheWay = story.status === 'on_hook' || story.status === 'in_transit';
  const hookedAgo = isOnTheWay ? story.sinceAgo : dates.secured + 0.1;
  const saleFrom = file.state === 'QC' ? file.priorNotice?.surrenderFrom : file.notice?.earliestSaleDate;
  const overAgo = saleFrom ? daysUntil(saleFrom, calendar.today) : undefined;
  const over = path.findIndex((one) => one === 'notice_expired' || statusOf(one).stage === 'remarketing');
  return path.flatMap((status, index) => {
    const ago =
      index === over
        ? overAgo
        : status === 'on_hook'
          ? hookedAgo
          : status === 'in_storage'
            ? dates.secured
            : status === 'notice_sent'
              ? dates.notice
              : status === 'sold'
                ? story.sinceAgo + 4
                : undefined;
    return ago === undefined ? [] : [[index, ago] as const];
  });
}
