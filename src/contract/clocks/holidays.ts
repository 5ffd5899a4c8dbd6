import type { ValueOf } from '../vocabularies';
import { addDays } from './day';
import {
  afterChristmas,
  dayOf,
  easterOf,
  lastOf,
  mondayBefore25May,
  nthOf,
  offWeekend,
  orMonday,
  secondFromChristmas,
} from './movable-days';

/** Who keeps a day: a province, or the law of Canada in all of them. */
type Keeper = ValueOf<'province'> | 'CA';

/** A holiday: the day on which it is kept in a year, and by whom since which year. */
interface Holiday {
  readonly on: (year: number) => string;
  readonly in: { readonly [K in Keeper]?: number };
  /** Where people work on it, and no term of the law ends on it all the same. */
  readonly inTerms?: Holiday['in'];
}

const always = 1900;
const since = (year: number, ...keepers: readonly Keeper[]): Holiday['in'] =>
  Object.fromEntries(keepers.map((keeper) => [keeper, year]));
const everywhere = since(
  always,
  ...(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT', 'CA'] as const),
);
const monday = 1;
const wednesday = 3;
const sunday = 0;

/** Of whose statute on interpretation the list of holidays has not been read; see `holidays`. */
const unread = ['MB', 'NB', 'NS', 'NT', 'NU', 'PE', 'SK', 'YT'] as const;

/** Where a day on a weekend is taken to be kept on the Monday as well, beside those whose statute says so of a Sunday; see `holidays`. */
const movedOffWeekends = since(always, 'CA', 'NL', ...unread);

/**
 * The statutory holidays of the provinces and territories, by their statutes on employment. On interpretation some keep more: no term ends
 *
 * - on Easter Monday or the day after Christmas in Alberta (Interpretation Act, s. 28), British Columbia (Interpretation Act, s. 29) and
 *   Ontario (Legislation Act, 2006, s. 88; nor on Remembrance Day);
 * - on Victoria Day, Thanksgiving or the day after Christmas in Newfoundland and Labrador (Interpretation Act, s. 27(1)(l), as it is since
 *   2019; its text was read, the rest of that Act of 2019 was not); nor on 30 September, if the law of Canada appoints it as a public holiday in
 *   the sense of its subparagraph (iv). In St. John's the day of its regatta is one too: the first Wednesday of August, and no day that anybody
 *   knows before where the weather puts it off. What one day a year another council keeps, and that of the regatta of Harbour Grace, is not
 *   known here;
 * - in Québec on those of its Interpretation Act, s. 61(23), nor on 26 December or 2 January: holidays in the computing of a term of
 *   the Consumer Protection Act (s. 269), and in civil procedure, in which a forced surrender is asked for (Code of Civil Procedure, art. 82).
 *   These texts were read;
 * - by the law of Canada on those of its Interpretation Act, s. 35, read as it was on 4 February 2026. Beside the days that it names those are
 *   what a council resolves to keep as a civic holiday, as many do the first Monday of August, and what is a non-juridical day by an
 *   Act of the province. In Ontario those are taken to be of its Rules of Civil Procedure, r. 1.03, which were not read: a federal tribunal that
 *   goes by them (a practice notice of the Canadian International Trade Tribunal) keeps on the Monday what falls on a weekend of New Year,
 *   Canada Day and Remembrance Day, and on the Monday and Tuesday what does of Christmas and the day after it. That is so here in all provinces.
 *
 * Unconfirmed, as the list of holidays was not read (what is known of it comes from other Acts and offices):
 *
 * - Saskatchewan (The Legislation Act, 2019, Part 2): its s. 2-28(5) and (6) is known, by which a term that ends on a holiday, or on a day on
 *   which the place to act is closed, ends on the next that is neither;
 * - Manitoba (The Interpretation Act, s. 23(1)): Louis Riel Day is its item 2.1, by the Act that added it (S.M. 2007, c. 18), and 30 September
 *   comes after item 6, by the bills for it and its Act (S.M. 2023, c. 50). Four items stand between, as many as Good Friday, Victoria Day,
 *   Canada Day and Labour Day are: Easter Monday is hardly one of them, nor the first Monday of August;
 * - New Brunswick (Interpretation Act, s. 38): Family Day is in it by the Act on that day; Saturday is not, as the Right to Information
 *   and Protection of Privacy Act, s. 1, names it beside the holidays of this Act;
 * - the Northwest Territories (Interpretation Act, S.N.W.T. 2017, c. 19, s. 21): 21 June is in it, by the Act on that day, and the Act that made
 *   30 September a holiday at work amended it;
 * - Nunavut (Legislation Act): 9 July is a general holiday from 2020 on (notice of its Department of Justice of 16 June 2020); the bill for
 *   it, Bill 29 of 2019, was reported to amend the Interpretation Act of that time beside the Labour Standards Act. What it says was not
 *   read, nor whether the Legislation Act kept it. Before 2020 it was one of the Public Service Act alone, which ends no term. The list was
 *   to be amended for 30 September;
 * - Nova Scotia (Interpretation Act, s. 7), Prince Edward Island (Interpretation Act, 2021) and Yukon: nothing.
 *
 * There the careful side is taken: a term that might end on a day that the law of Canada keeps, or on the day after Christmas, ends after it,
 * whether it is kept where it falls or, off a weekend, on the Monday; so does one on the first Monday of August, and on Heritage Day in Yukon.
 *
 * Of days that moved, the dates since then: British Columbia's Family Day in 2019. `CA`: those of the laws of Canada (Interpretation Act,
 * s. 35, and the proclamation of Thanksgiving), whatever a province keeps.
 */
const holidays: readonly Holiday[] = [
  { on: (year) => orMonday(dayOf(year, 1, 1)), in: everywhere },
  { on: (year) => offWeekend(dayOf(year, 1, 1)), in: {}, inTerms: movedOffWeekends },
  { on: (year) => dayOf(year, 1, 2), in: {}, inTerms: since(always, 'QC') },
  {
    on: (year) => nthOf(year, 2, monday, 3),
    in: { AB: 1990, SK: 2007, ON: 2008, MB: 2008, PE: 2010, NS: 2015, NB: 2018, BC: 2019 },
  },
  { on: (year) => addDays(lastOf(year, 2, sunday), -2), in: {}, inTerms: since(always, 'YT') },
  { on: (year) => addDays(easterOf(year), -2), in: everywhere },
  {
    on: (year) => addDays(easterOf(year), 1),
    in: since(always, 'QC', 'CA'),
    inTerms: since(always, 'AB', 'BC', 'ON', ...unread),
  },
  {
    on: mondayBefore25May,
    in: since(always, 'CA', 'AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'QC', 'SK', 'YT'),
    inTerms: { ...since(always, ...unread), NL: 2019 },
  },
  { on: (year) => orMonday(dayOf(year, 6, 21)), in: { NT: 2002, YT: 2017 } },
  { on: (year) => orMonday(dayOf(year, 6, 24)), in: since(always, 'QC') },
  { on: (year) => orMonday(dayOf(year, 7, 1)), in: everywhere },
  { on: (year) => offWeekend(dayOf(year, 7, 1)), in: {}, inTerms: movedOffWeekends },
  { on: (year) => orMonday(dayOf(year, 7, 9)), in: since(2020, 'NU') },
  {
    on: (year) => nthOf(year, 8, monday, 1),
    in: since(always, 'BC', 'NB', 'NT', 'NU', 'SK'),
    inTerms: since(always, 'CA', ...unread),
  },
  { on: (year) => nthOf(year, 8, wednesday, 1), in: {}, inTerms: since(always, 'NL') },
  { on: (year) => nthOf(year, 8, monday, 3), in: since(always, 'YT') },
  { on: (year) => nthOf(year, 9, monday, 1), in: everywhere },
  {
    on: (year) => orMonday(dayOf(year, 9, 30)),
    in: { NT: 2022, NU: 2022, PE: 2022, BC: 2023, YT: 2023, MB: 2024 },
  },
  { on: (year) => dayOf(year, 9, 30), in: since(2021, 'CA'), inTerms: since(2021, 'NL', ...unread) },
  {
    on: (year) => nthOf(year, 10, monday, 2),
    in: since(always, 'CA', 'AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'QC', 'SK', 'YT'),
    inTerms: { ...since(always, ...unread), NL: 2019 },
  },
  {
    on: (year) => orMonday(dayOf(year, 11, 11)),
    in: since(always, 'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'SK', 'YT'),
  },
  { on: (year) => dayOf(year, 11, 11), in: since(always, 'CA'), inTerms: since(always, 'ON') },
  { on: (year) => offWeekend(dayOf(year, 11, 11)), in: {}, inTerms: movedOffWeekends },
  { on: (year) => orMonday(dayOf(year, 12, 25)), in: everywhere },
  { on: (year) => offWeekend(dayOf(year, 12, 25)), in: {}, inTerms: movedOffWeekends },
  {
    on: afterChristmas,
    in: since(always, 'ON'),
    inTerms: { ...since(always, 'AB', 'BC', ...unread), NL: 2019 },
  },
  { on: (year) => dayOf(year, 12, 26), in: {}, inTerms: since(always, 'QC') },
  { on: secondFromChristmas, in: {}, inTerms: movedOffWeekends },
];

/** Answers the days of a year on which what `isKept` says of a holiday is so, each keeper and year found once. */
function remembered(
  isKept: (holiday: Holiday, keeper: Keeper, year: number) => boolean,
): (keeper: Keeper, year: number) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (keeper, year) => {
    const key = `${keeper} ${year}`;
    const found =
      known.get(key) ??
      new Set(holidays.filter((holiday) => isKept(holiday, keeper, year)).map(({ on }) => on(year)));
    known.set(key, found);
    return found;
  };
}

/** The holidays that a province keeps in a year, of which those on a Sunday are kept on the Monday; or the law of Canada. */
export const holidaysOf = remembered((holiday, keeper, year) => (holiday.in[keeper] ?? Infinity) <= year);

/** The days of a year on which no term of a province's law ends, or of the law of Canada: its holidays, and those that it keeps in terms alone. */
export const holidaysInTerms = remembered(
  (holiday, keeper, year) => (holiday.in[keeper] ?? holiday.inTerms?.[keeper] ?? Infinity) <= year,
);
