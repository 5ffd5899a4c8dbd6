import { noonIn } from '#contract/placement/province-time';
import type { Calendar } from './demo-bundle';
import { nearestOf, vendorsOf } from './demo-desks';
import { milestones } from './demo-milestones';
import type { Province } from './demo-places';
import { roadKm } from './demo-roads';
import type { Story } from './demo-stories';
import { createRandom } from './random';

interface Subject {
  readonly number: number;
  readonly state: Province;
  /** The postal code of where the unit is taken. */
  readonly place: string;
}

const minute = 60_000;
const hour = 60 * minute;
const dayLong = 24 * hour;
const never = new Date('9999-12-31T00:00:00Z');
/** People begin at eight, and are at a door some minutes later at the least. */
const beforeNoon = 4 * hour - 10 * minute;
/** In milliseconds a kilometre, at seventy-two of them an hour. */
const pace = 50_000;

/**
 * A story in which the unit comes to its yard once it was loaded, towed and set down. Who would have to begin before the day does goes on
 * that day as early as it begins, or on the day of work before.
 */
export function withTow(story: Story, { number, state, place }: Subject, days: Calendar): Story {
  const { hooked, secured, notice } = milestones(story);
  if (hooked === null || story.status === 'on_hook' || story.status === 'in_transit') return story;
  const random = createRandom(`tow ${number}`);
  const yard = nearestOf(vendorsOf('towing_storage', state), place);
  const loading = random.int(20, 40) * minute;
  const setDown = random.int(5, 15) * minute;
  const lasting = loading + (roadKm(place, yard?.postalCode) ?? 0) * pace + setDown;
  const isSince = story.status === 'in_storage';
  const latest = Math.max(isSince ? 0 : story.sinceAgo, notice === secured && !isSince ? secured : 0);
  const signed = Date.parse(days.momentAgo(secured));
  const begins = (at: number): number =>
    Date.parse(noonIn(state, days.dayAgo(agoOf(days, at)), never)) - beforeNoon;
  const early = begins(signed) + random.int(0, 30) * minute;
  const sameDay = early + lasting;
  const dayBefore = begins(signed) - 16 * hour;
  const end =
    signed - lasting >= begins(signed)
      ? signed
      : agoOf(days, sameDay) >= latest && sameDay <= Date.parse(days.momentAgo(0))
        ? sameDay
        : begins(dayBefore) + lasting + random.int(60, 180) * minute;
  const tow = {
    hooked: agoOf(days, end - lasting),
    loaded: agoOf(days, end - lasting + loading),
    secured: agoOf(days, end),
  };
  if (!isSince) return { ...story, tow };
  return { ...story, tow, sinceAgo: tow.secured, activityAgo: Math.min(story.activityAgo, tow.secured) };
}

/** How many days ago a moment at which people work is, by their calendar. */
function agoOf(days: Calendar, at: number): number {
  const raw = (Date.parse(days.momentAgo(0)) - at) / dayLong;
  let [later, earlier] = [Math.max(0, raw - 6), raw + 6];
  for (let looks = 0; looks < 40; looks += 1) {
    const middle = (later + earlier) / 2;
    if (Date.parse(days.momentAgo(middle)) >= at) later = middle;
    else earlier = middle;
  }
  return later;
}
