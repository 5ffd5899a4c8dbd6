import { writtenDay } from '#contract/kinds/written-day';

/** Days as a bank writes them: all of one statement in one order. `undefined`: what is no day. */
export type ReadDays = { readonly days: readonly (string | undefined)[] } | { readonly problem: 'twoDays' };

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

/** One day of this century, where the order of its figures is known. */
export function readDay(typed: string, dayFirst: boolean): string | undefined {
  const read = writtenDay(typed, { dayFirst, century: '20' });
  return 'day' in read && read.day.startsWith('20') ? read.day : undefined;
}
