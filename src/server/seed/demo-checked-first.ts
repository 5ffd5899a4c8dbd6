import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Calendar } from './demo-bundle';
import { milestones, waitingDays } from './demo-milestones';
import type { Province } from './demo-places';
import type { Story } from './demo-stories';
import { workingCalendar } from './demo-working-days';

/** In days: so long after its placement a file is searched, where that is not the same day of work. */
const searching = 1.5;
/** In days, by the place on the road: from the searches to where it stands a file takes so long at the least. */
const leastAfter: readonly number[] = [0.2, 0.6, 2, 3];
/** In days: so long a file is tried for at the least before its client calls it back. */
const leastTried = 14;

/** Where somebody was just asked to look for a debtor. */
const justAsked: readonly StatusName[] = ['skip_assigned', 'skip_in_progress'];
/** In days: for so long a file can be ready before somebody looks for its debtor. */
const asking = [3, 12] as const;

/** A story in which nobody leaves a file for weeks that is ready, before somebody is asked to look for its debtor. */
export function soughtSoon(story: Story): Story {
  if (!justAsked.includes(story.status)) return story;
  const { assignedAgo, sinceAgo, waits } = story;
  const readyAgo = assignedAgo - (waits ? waitingDays : searching);
  const [least, most] = asking;
  const over = readyAgo - (sinceAgo + least + (assignedAgo % (most - least)));
  return over > 0 ? { ...story, assignedAgo: assignedAgo - over } : story;
}

/** In days: so long a unit is looked for and tried for at the most, from when its file was ready. */
const mostSought = 80;

/** The same of a unit that was taken: half of them within three weeks, one in ten after seven. `isScripted`: how long it took is told. */
function longestSought({ status, reached, closedAgo, sinceAgo, agreed }: Story, isScripted: boolean): number {
  // What lies in a pound costs by the day.
  if (status === 'third_party_impound') return 8;
  const part = ((closedAgo ?? sinceAgo) * 7.7) % 1;
  if (agreed) return reached < 3 ? 12 : 2.5 + 3 * part;
  if (reached < 3 || isScripted) return mostSought;
  return Math.min(mostSought, 28 * (part / (1 - part)) ** 0.64);
}

/** In days: whoever is not found is given up after so long. */
const mostTraced = (until: number): number => 75 + ((until * 3) % 20);

/** A story in which nobody is traced for months: whoever is not found by then is given up. */
export function soughtInTime(story: Story, isScripted: boolean): Story {
  const unready = story.waits ? waitingDays : searching;
  if (story.reached < 2) {
    const until = story.closedAgo ?? story.sinceAgo;
    return { ...story, assignedAgo: Math.min(story.assignedAgo, until + unready + mostTraced(until)) };
  }
  const longest = longestSought(story, isScripted);
  // Who was placed later was taken later, too.
  for (let soon = story; ;) {
    const { hooked } = milestones(worked(soon));
    const over = soon.assignedAgo - unready - (hooked ?? soon.closedAgo ?? soon.sinceAgo) - longest;
    if (over <= 0.5) return soon;
    soon = { ...soon, assignedAgo: soon.assignedAgo - over };
  }
}

/**
 * A story in which a file is looked into first: it is searched and made ready on a later day of work than that on which it was placed, and what
 * follows has its time.
 */
export function checkedFirst(story: Story, state: Province, calendar: Calendar): Story {
  const { status, previousStatus, reached, closedAgo, sinceAgo } = story;
  const stood = previousStatus ?? status;
  if (reached === 0 && stood !== 'ready_to_assign') return story;
  const days = workingCalendar(calendar, state);
  const until = closedAgo ?? sinceAgo;
  const isLeftTrying = closedAgo !== null && stood === 'attempting';
  const least = isLeftTrying ? leastTried : (leastAfter[Math.min(reached, 3)] ?? 0);
  for (let assignedAgo = story.assignedAgo; ; assignedAgo += 0.5) {
    const searched = laterDay(assignedAgo, days);
    const told = { ...story, assignedAgo, searched };
    if (searched - least >= until && isTakenAfter(told)) return told;
  }
}

/** Of a file that lies in the archive, what was done before it was closed. */
const worked = (story: Story): Story =>
  story.closedAgo === null ? story : { ...story, sinceAgo: story.closedAgo };

/** In days: so long it takes at the least until somebody was found, sent and came upon a unit. */
const soughtFor = ({ status, closedAgo, sinceAgo, agreed }: Story): number =>
  statusOf(status).stage === 'secured' ? 1 : agreed ? 3 : 4 + (((closedAgo ?? sinceAgo) * 11) % 8);

/** Whether the unit of a story was taken some days after it was searched; in Québec the notice lies between. */
function isTakenAfter(story: Story & { readonly searched: number }): boolean {
  if (story.reached < 3 || story.waits) return true;
  const { hooked, secured } = milestones(worked(story));
  return story.searched - soughtFor(story) >= (hooked ?? secured);
}

/** How many days ago the first day of work after another was well begun. */
function laterDay(ago: number, days: Calendar): number {
  const day = days.dayAgo(ago);
  let later = ago - searching;
  while (days.dayAgo(later) === day) later -= 0.5;
  return later;
}
