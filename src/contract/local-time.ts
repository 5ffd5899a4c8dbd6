/** What a clock on a wall shows. `month` runs from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Milliseconds since midnight on that clock. */
  readonly time: number;
}

const usualZone = 'America/Toronto';
const dayLength = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

// A zone that nobody knows shows the usual one rather than failing a list.
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    made = formatOf(usualZone);
  }
  formats.set(zone, made);
  return made;
}

/** What the clocks of a zone show at an instant. */
export function wallTime(at: Date, zone: string): WallTime {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const seconds = (part.hour * 60 + part.minute) * 60 + part.second;
  const { year, month, day } = part;
  return { year, month, day, time: seconds * 1000 + at.getUTCMilliseconds() };
}

/**
 * The instant at which the clocks of a zone show this. A time that a change of the clocks leaves out means as much later;
 * one that comes twice means the first.
 */
export function instantAt(wall: WallTime, zone: string): Date {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day) + wall.time;
  const before = offset(asUtc - dayLength, zone);
  const after = offset(asUtc + dayLength, zone);
  const early = asUtc - before;
  return new Date(
    offset(early, zone) === before || offset(asUtc - after, zone) !== after ? early : asUtc - after,
  );
}

function offset(at: number, zone: string): number {
  const wall = wallTime(new Date(at), zone);
  return Date.UTC(wall.year, wall.month - 1, wall.day) + wall.time - at;
}

/** The instant at which the day of a zone begins that an instant falls into, or that many days from it. */
export function startOfDay(at: Date, zone: string, plusDays = 0): Date {
  const { year, month, day } = wallTime(at, zone);
  return instantAt({ year, month, day: day + plusDays, time: 0 }, zone);
}

/** The instant at which the week of a zone begins that an instant falls into; weeks run from Monday to Sunday. */
export function startOfWeek(at: Date, zone: string, plusWeeks = 0): Date {
  const { year, month, day } = wallTime(at, zone);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return startOfDay(at, zone, plusWeeks * 7 - weekday);
}
