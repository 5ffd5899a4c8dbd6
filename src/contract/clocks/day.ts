const length = 86_400_000;

const read = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar day a number of days later; `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(read(day) + days * length).toISOString().slice(0, 10);
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(read(day)).getUTCDay();
}

/** How many days lie between one day and a later one; negative where it is earlier. */
export function daysUntil(from: string, to: string): number {
  return Math.round((read(to) - read(from)) / length);
}

/** The later of two days. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);
