import { isCalendarDate } from '#contract/kinds/time';

/** Months by how people begin to write them, in either language. */
const months = [
  /^jan/,
  /^f[eé]v|^feb/,
  /^mar/,
  /^a[vp]r/,
  /^ma[iy]/,
  /^jui?n/,
  /^jui?l/,
  /^a(o[uû]t?|ug)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^d[eé]c/,
];

const monthOf = (word: string): number => months.findIndex((begins) => begins.test(word)) + 1;

const dayOf = (year: number, month: number, day: number): string | undefined => {
  const two = (number: number) => String(number).padStart(2, '0');
  const text = `${year}-${two(month)}-${two(day)}`;
  return isCalendarDate(text) ? text : undefined;
};

/**
 * The day a person meant: `2026-11-20`, `20 Nov 2026`, `20 nov.`, `Nov 20, 2026`, `1er mai 2026`, `25/12/2026`; without a year, that of
 * `today`. Two numbers of which either could be the month mean nothing: dates that people sign for are not guessed.
 */
export function readDay(typed: string, today: string): string | undefined {
  const parts = typed
    .trim()
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter(Boolean);
  const thisYear = Number(today.slice(0, 4));
  const numbers = parts.map((part) =>
    /^\d+(er|st|nd|rd|th)?$/.test(part) ? Number.parseInt(part, 10) : NaN,
  );
  const [one = NaN, two = NaN, three = NaN] = numbers;
  if (parts.length === 1 && /^\d{8}$/.test(typed.trim()))
    return dayOf(Math.trunc(one / 10_000), Math.trunc(one / 100) % 100, one % 100);
  const named = parts.findIndex((_, index) => Number.isNaN(numbers[index]));
  if (named >= 0) {
    const [day = NaN, year = thisYear, ...more] = numbers.filter((_, index) => index !== named);
    const month = monthOf(parts[named] ?? '');
    return month > 0 && named < 2 && more.length === 0 ? dayOf(year, month, day) : undefined;
  }
  if (parts.length !== 3) return undefined;
  if (one > 31) return dayOf(one, two, three);
  if (one > 12 || one === two) return dayOf(three, two, one);
  return two > 12 ? dayOf(three, one, two) : undefined;
}

const clock = /(?:,|\s|t|à)\s*(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)\s*$/i;

/** The day and time a person meant, as `YYYY-MM-DDTHH:mm`: a day, and `10:00`, `14 h 30`, `9h` behind it. */
export function readWallClock(typed: string, today: string): string | undefined {
  const found = clock.exec(typed);
  if (!found) return undefined;
  const day = readDay(typed.slice(0, found.index), today);
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  if (!day || hour > 23 || minute > 59) return undefined;
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
