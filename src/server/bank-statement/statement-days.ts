import { isCalendarDate } from '#contract/kinds/time';
import { plainWords } from './plain-words';

/** Days as a bank writes them: all of one statement in one order. `undefined`: what is no day. */
export type ReadDays = { readonly days: readonly (string | undefined)[] } | { readonly problem: 'twoDays' };

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

/**
 * Reads the days of a statement. `03/04/2026` is one of two days; which one, another day of the same statement tells (`03/14/2026`), and
 * where none does, `dayFirst`.
 */
export function readDays(texts: readonly string[], dayFirst?: boolean): ReadDays {
  const pairs = texts.flatMap((text) => {
    const match = numeric.exec(text.trim());
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  const order = pairs.length === 0 ? true : (orderOf(pairs) ?? dayFirst);
  if (order === undefined) return { problem: 'twoDays' };
  return { days: texts.map((text) => readDay(text, order)) };
}

const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Whether the day stands first; undefined where every pair may be read both ways to another day. */
function orderOf(pairs: readonly (readonly [number, number])[]): boolean | undefined {
  if (pairs.some(([first]) => first > 12)) return true;
  if (pairs.some(([, second]) => second > 12)) return false;
  return pairs.every(([first, second]) => first === second) ? true : undefined;
}

/** One day, where the order of its figures is known. */
export function readDay(typed: string, dayFirst: boolean): string | undefined {
  const text = typed.trim().replace(/[ T]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?Z?$/, '');
  const match = numeric.exec(text);
  if (match) {
    const [, first = '', second = '', year = ''] = match;
    return dayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const iso = /^(\d{4})[/.-]?(\d{2})[/.-]?(\d{2})$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const words = plainWords(text).split(' ');
  const [one = '', two = '', year = ''] = words;
  if (words.length !== 3) return undefined;
  const month = monthOf(one) ?? monthOf(two);
  const day = monthOf(one) ? two : one;
  return month ? dayOf(year.length === 2 ? `20${year}` : year, String(month), day) : undefined;
}

function monthOf(word: string): number | undefined {
  const at = months.findIndex(
    ([short = '', ...more]) => word === short || more.includes(word) || isWhole(word, short),
  );
  return at < 0 ? undefined : at + 1;
}

const isWhole = (word: string, short: string): boolean => word.length > 4 && word.startsWith(short);

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) && year >= '2000' && year < '2100' ? text : undefined;
}
