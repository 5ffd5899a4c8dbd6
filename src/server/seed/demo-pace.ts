import { dueFieldOf, statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { statusDue } from '../rules/file/status-due';
import type { Calendar } from './demo-bundle';
import type { Province } from './demo-places';
import { hoursOf, road } from './demo-stories';
import type { Story } from './demo-stories';
import { workingCalendar } from './demo-working-days';
import { createRandom } from './random';
import type { Random } from './random';

const hour = 3_600_000;
/** Early in the afternoon of the day of loading: what is not due by then is not late. */
const looked = 13 * hour;
/** What is due by the evening of that day is pressing: a desk that is run well is about to be done with it. */
const evening = 21 * hour;
/** Of the files that could be in time: how many were left lying. */
const leftLying = 0.06;
/** Where nothing was done for one day: how many of those that could not be in time are late, and how many are pressing that can. */
const afterOneDay = { late: 0.22, pressing: 0.4 };

/** So few files stand in one of these that none goes on: each is to be seen. */
const seldom: readonly StatusName[] = [
  ...(['accepted', 'vendor_declined', 'on_hook', 'in_transit', 'redemption_requested'] as const),
  ...(['recon_review', 'conditional_bid', 'no_sale'] as const),
  ...(['proceeds_received', 'ready_to_close'] as const),
];
/**
 * Of the files that stand in one of these before a long rest, how many are there after it, and late. Who tries goes on trying, and the desk hears of
 * it afterwards; what came in on the last afternoon, or waits for somebody else’s word, lies until people are there again.
 */
const outlasts: { readonly [S in StatusName]?: number } = {
  attempting: 0.17,
  ...{ new_assignment: 0.2, skip_assigned: 0.2, skip_approval_pending: 0.2, skip_lead_found: 0.2 },
  ...{ skip_located: 0.15, asset_sighted: 0.3, asset_inaccessible: 0.15, address_negative: 0.15 },
  ...{ debtor_objected: 0.35, third_party_impound: 0.4, in_storage: 0.5, secured_complete: 0.15 },
  ...{ notice_expired: 0.2, remarketing_review: 0.25, appraisal_ordered: 0.6, reserve_pending: 0.2 },
};

/**
 * Where a file of each place on the road waits longest, in the order of how commonly: the debtor, the client or a day that was agreed is waited
 * for there, and no desk.
 */
const waiting: readonly (readonly (readonly [StatusName, number])[])[] = [
  [['information_required', 1]],
  [
    ['skip_in_progress', 8],
    ['skip_exhausted', 3],
    ['skip_client_input', 2],
  ],
  [
    ['attempting', 10],
    ['attempt_scheduled', 4],
    ['surrender_arranged', 2],
    ['payment_arrangement', 2],
    ['bailee_undertaking', 1],
  ],
  [
    ['condition_report_pending', 3],
    ['surrender_scheduled', 2],
  ],
  [
    ['notice_sent', 8],
    ['notice_pending', 2],
    ['redemption_quoted', 1],
  ],
  [
    ['ready_for_sale', 3],
    ['listed', 4],
    ['transport_to_auction', 2],
    ['appraisal_ordered', 2],
    ['in_reconditioning', 1],
  ],
  [
    ['sold', 4],
    ['ownership_transfer', 3],
    ['accounting_review', 2],
    ['deficiency_or_surplus', 1],
  ],
];
/** In Québec the notice ran before the unit was taken: who waits there waits for it, or for the sale. */
const inQuebec: { readonly [place: number]: readonly (readonly [StatusName, number])[] } = {
  0: [['prior_notice_running', 1]],
  4: [
    ['redemption_quoted', 1],
    ['ready_for_sale', 2],
    ['listed', 2],
  ],
};
/** How old a file is at the least that came to be looked for, or to its sale. */
const youngest: Readonly<Record<number, number>> = { 1: 5, 5: 45 };

/**
 * An open story as a desk that is run well lets it stand on the day of loading, whichever day of the week it is: whoever can still be in time in a
 * status is so but for a few, and of those that cannot, because nothing was done since a Friday, most have gone on to where a file waits
 * longer.
 */
export function paced(story: Story, number: number, state: Province, calendar: Calendar): Story {
  if (story.closedAgo !== null) return story;
  const random = createRandom(`pace ${number}`);
  const days = workingCalendar(calendar, state);
  const open = Date.parse(calendar.momentAgo(0));
  const dueOf = (one: Story): number =>
    Date.parse(
      statusDue(one.status, { isRushFile: false, state }, new Date(days.momentAgo(one.sinceAgo))) ?? '',
    );
  const timely = newestInTime(story, (one) => hasOwnDay(one.status, state) || dueOf(one) >= open + looked);
  const isPressing = timely && !hasOwnDay(timely.status, state) && dueOf(timely) < open + evening;
  const isSeldom = seldom.includes(story.status);
  const stays = isSeldom ? leftLying : random.next();
  // A desk clears what would not wait before it rests for more than a night.
  const rested = Math.max(1, (open + looked - Date.parse(days.momentAgo(0.001))) / (24 * hour));
  if (timely && !isPressing) return begun(stays < leftLying ? story : timely);
  if (timely && stays < afterOneDay.pressing / Math.sqrt(rested)) return begun(timely);
  if (isSeldom || stays < Math.max(outlasts[story.status] ?? 0, afterOneDay.late / rested))
    return begun(story);
  return waitingLonger(random, story, state, open + evening, dueOf) ?? begun(timely ?? story);
}

/** Whether the file itself says by when it should move on: a day that a law or people set. */
const hasOwnDay = (status: StatusName, state: Province): boolean => dueFieldOf(status, state) !== undefined;

/** The story as it was, or moved on later, until it is in time; `undefined` where the last working day was too long ago. */
function newestInTime(story: Story, isInTime: (story: Story) => boolean): Story | undefined {
  return [1, 0.7, 0.4, 0.2, 0.1, 0.05, 0.02, 0.005]
    .map((part) => sooner(story, story.sinceAgo * part))
    .find(isInTime);
}

function sooner(story: Story, sinceAgo: number): Story {
  return {
    ...story,
    sinceAgo,
    activityAgo: sinceAgo === 0 ? 0 : (story.activityAgo * sinceAgo) / story.sinceAgo,
  };
}

/** A file stands in the status in which it was opened since it was opened, and is read within the day. */
function begun(story: Story): Story {
  const { status, sinceAgo, assignedAgo } = story;
  if (status === 'new_assignment') return { ...story, assignedAgo: sinceAgo };
  return status === 'under_review' ? { ...story, assignedAgo: Math.min(assignedAgo, sinceAgo + 0.9) } : story;
}

function waitingLonger(
  random: Random,
  story: Story,
  state: Province,
  until: number,
  dueOf: (story: Story) => number,
): Story | undefined {
  if (story.previousStatus) return undefined;
  const within = random.next();
  const options = placesFor(story, state).flatMap(([status, weight]) => {
    const reached = road.indexOf(statusOf(status).stage);
    const assignedAgo = Math.max(story.assignedAgo, reached > story.reached ? (youngest[reached] ?? 0) : 0);
    const sinceAgo = Math.min(assignedAgo * 0.6, (hoursOf(status) / 24) * within);
    const activityAgo = sinceAgo * random.next();
    const drawn = {
      ...story,
      status,
      reached: Math.max(reached, story.reached),
      assignedAgo,
      sinceAgo,
      activityAgo,
    };
    const there = newestInTime(drawn, (one) => hasOwnDay(status, state) || dueOf(one) >= until);
    return there ? [[there, weight] as const] : [];
  });
  if (options.length > 0) return random.weighted(options);
  // Nobody waits for papers over a long rest: the file is looked into elsewhere.
  return story.reached === 0
    ? waitingLonger(random, { ...story, reached: 1, assignedAgo: story.assignedAgo + 5 }, state, until, dueOf)
    : undefined;
}

const placesFor = ({ reached }: Story, state: Province) =>
  (state === 'QC' && inQuebec[reached]) || (waiting[reached] ?? []);
