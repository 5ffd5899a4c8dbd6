import { statusOf } from '#contract/lifecycles/file-status';
import type { Calendar } from './demo-bundle';
import { checkedFirst, soughtInTime, soughtSoon } from './demo-checked-first';
import { waitingDays } from './demo-milestones';
import type { Plan } from './demo-planned';
import { settledInTime } from './demo-settling';
import { scripted } from './demo-scripted';
import type { Province } from './demo-places';
import { pickProvince } from './demo-places';
import { lawful } from './demo-lawful';
import { paced } from './demo-pace';
import { keptByTrustee } from './demo-stay';
import { unsoldLonger } from './demo-unsold';
import { openStory, planStory } from './demo-stories';
import type { Story } from './demo-stories';
import { createRandom } from './random';

const clients = [
  ['LNA', 42],
  ['LNB', 21],
  ['LNC', 14],
  ['LND', 10],
  ['LNE', 8],
  ['LNF', 5],
] as const;
const west: readonly Province[] = ['AB', 'BC', 'MB', 'SK'];
const east: readonly Province[] = ['NS', 'NB', 'NL', 'PE'];

/** What a file of Québec takes beside its notice at the least, by the place on the road that it reached: looked for, tried, secured, its notice, its sale. */
const least: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 4, 4: 10, 5: 45, 6: 50 };

function unhurried(story: Story, state: Province): Story {
  const more = least[story.reached];
  if (state !== 'QC') return story;
  // A notice is drawn up and brought some days after its file was placed.
  if (story.status === 'prior_notice_running')
    return { ...story, assignedAgo: Math.max(story.assignedAgo, story.sinceAgo + 5) };
  if (more === undefined) return story;
  const until = story.closedAgo ?? story.sinceAgo;
  return { ...story, waits: true, assignedAgo: Math.max(story.assignedAgo, until + waitingDays + more) };
}

/** A try is agreed on for one of the next days, and was a day or two ago. */
function agreedLately(story: Story): Story {
  const sinceAgo = Math.min(story.sinceAgo, 0.4 + (story.assignedAgo % 1.6));
  if (story.status !== 'attempt_scheduled' || story.sinceAgo === 0) return story;
  return { ...story, sinceAgo, activityAgo: (story.activityAgo * sinceAgo) / story.sinceAgo };
}

/** Of the files whose debtor nobody looks for, how many are of debtors who give their unit back. */
const agreedShare = 0.2;

/** Whether the debtor of a story may have given the unit back: nobody looks for them, and no closed file ended without it. */
function mayAgree({ status, previousStatus, closedAgo, reached }: Story): boolean {
  return statusOf(previousStatus ?? status).stage !== 'skip_trace' && (closedAgo === null || reached >= 3);
}

/** Plans the file of a number, the scripted ones first; the same number is the same file, however many there are. */
export function planFile(number: number, calendar: Calendar): Plan {
  const random = createRandom(`plan ${number}`);
  const script = scripted[number];
  const state = script?.state ?? pickProvince(random);
  const client = script?.client ?? random.weighted(clients);
  const partner = random.chance(0.04);
  const planned = script
    ? { ...openStory(random, script.status), ...script.story }
    : paced(
        lawful(
          planStory(random, (days) => Number(calendar.dayAgo(days).slice(5, 7)) - 1),
          state,
        ),
        number,
        state,
        calendar,
      );
  const sold = script ? planned : unsoldLonger(planned);
  const told = keptByTrustee(agreedLately(settledInTime(unhurried(sold, state))), number);
  const isAgreed = !script && mayAgree(told) && createRandom(`agreed ${number}`).chance(agreedShare);
  const agreed = isAgreed ? { ...told, agreed: true as const } : told;
  const there = state === 'ON' ? { ...agreed, isOntario: true as const } : agreed;
  const story = checkedFirst(soughtInTime(soughtSoon(there), script !== undefined), state, calendar);
  return {
    ...script,
    number,
    client,
    office:
      client === 'LNA' && random.chance(0.8)
        ? west.includes(state)
          ? 'LNA-W'
          : east.includes(state)
            ? 'LNA-E'
            : null
        : null,
    agency: !script && partner ? 'PAR' : state === 'QC' ? 'NLR-QC' : 'NLR',
    state,
    story,
  };
}
