import { noonIn } from '#contract/placement/province-time';
import { nearestOf, vendorsOf } from './demo-desks';
import { milestones } from './demo-milestones';
import type { Province } from './demo-places';
import { roadKm } from './demo-roads';
import type { Story } from './demo-stories';
import type { WorkingCalendar } from './demo-working-days';
import { createRandom } from './random';

interface Subject {
  readonly number: number;
  readonly state: Province;
  /** The postal code of where the unit is taken. */
  readonly place: string;
}

const minute = 60_000;
const hour = 60 * minute;
const never = new Date('9999-12-31T00:00:00Z');
/** People begin at eight, and are at a door some minutes later at the least. */
const beforeNoon = 4 * hour - 10 * minute;
/** In milliseconds a kilometre, at seventy-two of them an hour. */
const pace = 50_000;

/**
 * A story in which the unit comes to its yard once it was loaded, towed and set down. Who would have to begin before the day does goes on
 * that day as early as it begins, or on the day of work before.
 */
export function withTow(story: Story, { number, state, place }: Subject, days: WorkingCalendar): Story {
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
    Date.parse(noonIn(state, days.dayAgo(days.agoOf(at)), never)) - beforeNoon;
  const early = begins(signed) + random.int(0, 30) * minute;
  const sameDay = early + lasting;
  const dayBefore = begins(signed) - 16 * hour;
  const end =
    signed - lasting >= begins(signed)
      ? signed
      : days.agoOf(sameDay) >= latest && sameDay <= Date.parse(days.momentAgo(0))
        ? sameDay
        : begins(dayBefore) + lasting + random.int(60, 180) * minute;
  const tow = {
    hooked: days.agoOf(end - lasting),
    loaded: days.agoOf(end - lasting + loading),
    secured: days.agoOf(end),
  };
  if (!isSince) return { ...story, tow };
  return { ...story, tow, sinceAgo: tow.secured, activityAgo: Math.min(story.activityAgo, tow.secured) };
}
