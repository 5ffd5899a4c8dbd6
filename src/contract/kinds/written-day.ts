import { isCalendarDate } from './time';

const months = [
  ['jan', 'janv'],
  ['feb', 'fev', 'fevr'],
  ['mar', 'mars'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'june', 'juin'],
  ['jul', 'july', 'juil'],
  ['aug', 'aou', 'aout'],
  ['sep', 'sept'],
  ['oct'],
  ['nov'],
  ['dec'],
];

/** A day such as `2026-11-13`, or why none was read: `twoDays` where day and month could change places. */
export type WrittenDay = { readonly day: string } | { readonly problem: 'notADate' | 'twoDays' };

interface HowWritten {
  /** Which of the figures of `03/04/2026` is the day; left out, it is only read where no other day is possible. */
  readonly dayFirst?: boolean | undefined;
  /** The first figures of years that are written with their last two, such as `20`; left out, these are not read. */
  readonly century?: string;
}

const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/**
 * Reads a day as people write it, with any time of that day: `2026-11-13`, `2026/11/13`, `20261113`, `13/11/2026`, `13 nov. 2026`,
 * `November 13, 2026`, `1er mars 2026`; months by their names in English and French, letter case, accents and signs aside.
 */
export function writtenDay(typed: string, { dayFirst, century }: HowWritten = {}): WrittenDay {
  const text = typed.trim().replace(/[ T]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?Z?$/, '');
  const figures = numeric.exec(text);
  if (figures) {
    const [, first = '', second = '', year = ''] = figures;
    const isDayFirst = dayFirst ?? whichIsDay(Number(first), Number(second));
    if (isDayFirst === undefined) return { problem: 'twoDays' };
    return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const [, year, month, day] = /^(\d{4})([/.-]?)(\d{1,2})\2(\d{1,2})$/.exec(text)?.toSpliced(2, 1) ?? [];
  return year ? dayOf(year, month, day) : inWords(text, century);
}

/** Whether the first of two figures is the day; undefined where each could be. */
function whichIsDay(first: number, second: number): boolean | undefined {
  if (first > 12 || first === second) return true;
  return second > 12 ? false : undefined;
}

function inWords(text: string, century: string | undefined): WrittenDay {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const [one = '', two = '', year = ''] = words;
  if (words.length !== 3) return { problem: 'notADate' };
  const month = monthOf(one) ?? monthOf(two);
  const day = (monthOf(one) ? two : one).replace(/^1(er|st)$/, '1');
  const whole = year.length === 2 && century ? century + year : year;
  return month ? dayOf(whole, String(month), day) : { problem: 'notADate' };
}

function monthOf(word: string): number | undefined {
  const at = months.findIndex(
    ([short = '', ...more]) => word === short || more.includes(word) || isWhole(word, short),
  );
  return at < 0 ? undefined : at + 1;
}

const isWhole = (word: string, short: string): boolean => word.length > 4 && word.startsWith(short);

function dayOf(year = '', month = '', day = ''): WrittenDay {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? { day: text } : { problem: 'notADate' };
}
