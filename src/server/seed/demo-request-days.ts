import { businessDayFrom } from '#contract/clocks/business-day';
import { noonIn } from '#contract/placement/province-time';
import type { Calendar } from './demo-bundle';
import type { Subject } from './demo-request-subjects';
import { workingCalendar } from './demo-working-days';

const day = 86_400_000;
const minute = 60_000;
const never = new Date('9999-12-31T00:00:00Z');

/** When something is asked of a file, how long it waits, and when somebody takes it up. */
export interface RequestDays {
  readonly askedAt: string;
  readonly dueAt: string;
  readonly movedAt: string;
}

/** In days: nobody lets a request lie for longer, and of one that nobody answered in time that is past. */
const freshest = 4.5;
const answeredIn = 3;

/**
 * The days of what is asked of a file, so far along the time that it has stood where it stands (from nothing to one): by day and on working
 * days, as everything is. `undefined` where it has stood there since the last of them ended. `isLate`: its time is over.
 */
export function requestDays(
  { state, statusSince }: Subject,
  along: number,
  calendar: Calendar,
  isLate: boolean,
): RequestDays | undefined {
  const working = workingCalendar(calendar, state);
  const loaded = Date.parse(calendar.momentAgo(0));
  const since = Date.parse(statusSince);
  const stood = (loaded - since) / day;
  // The day before is worked to its end, so nothing begins at the midnight of loading.
  const workedAt = (ago: number): number => Date.parse(working.momentAgo(Math.max(0.05, ago)));
  const wanted = isLate ? Math.min(stood, 12) * 0.8 : Math.min(stood, freshest) * (1 - along);
  const askedAt = Math.max(workedAt(wanted), since + 10 * minute);
  if (askedAt >= loaded) return undefined;
  const duesAgo = isLate ? (loaded - askedAt) / day - answeredIn : -answeredIn - 5 * along;
  if (isLate && duesAgo < 0.5) return undefined;
  const dueDay = businessDayFrom(state, calendar.dayAgo(duesAgo));
  const due = Date.parse(noonIn(state, dueDay, never)) + 5 * 60 * minute;
  if (isLate && due >= loaded) return undefined;
  const between = Math.max(workedAt((loaded - askedAt) / day / 2), askedAt + 10 * minute);
  const at = (moment: number): string => new Date(moment).toISOString();
  return { askedAt: at(askedAt), dueAt: at(due), movedAt: at(isLate ? due + 5 * minute : between) };
}
