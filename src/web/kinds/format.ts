import { daysUntil } from '#contract/clocks/day';
import { colourWord } from '#contract/colours';
import type { FieldOf } from '#contract/fields';
import { canadianZones } from '#contract/placement/zones';
import { formatDate, formatMoney, formatPhone, grouped } from '#contract/written';
import type { Locale } from '../identity/locale';

export { formatDate, formatMoney, formatPhone };

/** French groups and units stand behind a space that does not break. */
const space = '\u00a0';
const language: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' };

/** A format by what it is asked with: a table asks for the same few in each of its cells, and making one is dear. */
function kept<F>(make: (locale: Locale, zone: string) => F): (locale: Locale, zone?: string) => F {
  const formats = new Map<string, F>();
  return (locale, zone = '') => {
    const key = `${locale} ${zone}`;
    const format = formats.get(key) ?? make(locale, zone);
    formats.set(key, format);
    return format;
  };
}

const momentIn = kept(
  (locale, zone) =>
    new Intl.DateTimeFormat(language[locale], {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
      ...(zone && { timeZone: zone }),
    }),
);
const relative = kept((locale) => new Intl.RelativeTimeFormat(language[locale], { numeric: 'auto' }));
const span = (unit: 'minute' | 'hour' | 'day') =>
  kept((locale) => new Intl.NumberFormat(language[locale], { style: 'unit', unit, unitDisplay: 'long' }));
const spans = { minute: span('minute'), hour: span('hour'), day: span('day') };
const decimal = kept(
  (locale) => new Intl.NumberFormat(language[locale], { maximumFractionDigits: 6, useGrouping: false }),
);

function partsIn(zone: string | undefined, instant: Date, locale: Locale): Record<string, string> {
  try {
    const parts = momentIn(locale, zone).formatToParts(instant);
    return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  } catch (error) {
    // A zone that this browser does not know; an instant that is none is nothing anywhere.
    if (zone === undefined) throw error;
    return partsIn(undefined, instant, locale);
  }
}

/** The calendar day on which an instant falls in a zone, `YYYY-MM-DD`; '' of what is no instant. */
export function dayOf(instant: string, zone: string | undefined): string {
  if (Number.isNaN(Date.parse(instant))) return '';
  const { year, month, day } = partsIn(zone, new Date(instant), 'en');
  return `${year}-${month}-${day}`;
}

/** `20 Nov 2026, 10:00`, `20 nov. 2026, 10 h 00`, in the person's zone; with `exact`, the zone's short name behind it. */
export function formatMoment(
  instant: string,
  locale: Locale,
  zone: string | undefined,
  exact = false,
): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const { year, month, day, hour, minute, timeZoneName } = partsIn(zone, date, locale);
  const clock = locale === 'fr' ? `${Number(hour)}${space}h${space}${minute}` : `${hour}:${minute}`;
  return `${formatDate(`${year}-${month}-${day}`, locale)}, ${clock}${exact ? ` ${timeZoneName}` : ''}`;
}

const steps = [
  { unit: 'minute', seconds: 60, most: 60 * 60 },
  { unit: 'hour', seconds: 60 * 60, most: 24 * 60 * 60 },
  { unit: 'day', seconds: 24 * 60 * 60, most: 8 * 24 * 60 * 60 },
] as const;

/** `3 hours ago`, `in 2 days`; beyond a week the day itself. */
export function formatRelative(
  instant: string,
  locale: Locale,
  zone: string | undefined,
  now: number,
): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  if (Number.isNaN(seconds)) return instant;
  const words = relative(locale);
  if (Math.abs(seconds) < 45) return words.format(0, 'second');
  for (const { unit, seconds: length, most } of steps) {
    if (Math.abs(seconds) >= most) continue;
    // A day is one of the calendar: what is the day after the next is not tomorrow, however early.
    const days = () => daysUntil(dayOf(new Date(now).toISOString(), zone), dayOf(instant, zone));
    const count = unit === 'day' ? days() : Math.trunc(seconds / length) || Math.sign(seconds);
    return words.format(count, unit);
  }
  return formatDate(dayOf(instant, zone), locale);
}

/** How long something has lasted, `21 hours`; `undefined` beyond a week, `''` where it only begins. */
export function formatSpan(from: string, locale: Locale, now: number): string | undefined {
  const seconds = (now - Date.parse(from)) / 1000;
  if (seconds < 45) return '';
  const step = steps.find(({ most }) => seconds < most);
  if (!step) return undefined;
  const { unit, seconds: length } = step;
  return spans[unit](locale).format(Math.max(1, Math.trunc(seconds / length)));
}

/** A count with its groups; a number that can only be a year or smaller has none. */
export function formatInteger(value: number, locale: Locale, most?: number): string {
  const digits = String(Math.abs(Math.trunc(value)));
  const sign = value < 0 ? '−' : '';
  if (most !== undefined && most <= 9_999) return sign + digits;
  return sign + grouped(digits, locale === 'fr' ? space : ',');
}

export function formatDecimal(value: number, locale: Locale): string {
  return decimal(locale).format(value);
}

/** A number of a field, in percent where it is kept as a share of one: to the digit that such a field keeps. */
export function formatDecimalOf({ share }: FieldOf<'decimal'>, value: number, locale: Locale): string {
  return share ? formatShare(value, locale, 2) : formatDecimal(value, locale);
}

/** A whole number of a field; a size as people say it. */
export const formatIntegerOf = ({ bytes, max }: FieldOf<'integer'>, value: number, locale: Locale): string =>
  bytes ? formatSize(value, locale) : formatInteger(value, locale, max);

const kilobyte = 1024;

/** How large a file is, as people say it: `312.5 kB`, `4,1 Mo`. */
export function formatSize(bytes: number, locale: Locale): string {
  const inMega = bytes >= kilobyte * kilobyte;
  return new Intl.NumberFormat(language[locale], {
    style: 'unit',
    unit: inMega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / (inMega ? kilobyte * kilobyte : kilobyte));
}

const countryIn = kept((locale) => new Intl.DisplayNames(language[locale], { type: 'region' }));

const ofCanada: ReadonlySet<string> = new Set(canadianZones);

/** A time zone by its name, one of Canada with what its clocks are called: `America/Toronto (Eastern Time)`. */
export function formatZone(zone: string, locale: Locale): string {
  if (!ofCanada.has(zone)) return zone;
  const named = new Intl.DateTimeFormat(language[locale], { timeZone: zone, timeZoneName: 'longGeneric' });
  const clocks = named.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return `${zone} (${clocks})`;
}

/** A country by its name, where the letters are one’s. */
export const formatCountry = (letters: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(letters) ? (countryIn(locale).of(letters) ?? letters) : letters;

/** A text of a field; a country by its name, a time zone by that of its clocks, and a colour by its word. */
export function formatTextOf(
  { country, zone, colour }: FieldOf<'text'>,
  value: string,
  locale: Locale,
): string {
  if (zone) return formatZone(value, locale);
  if (colour) return colourWord(value, locale);
  return country ? formatCountry(value, locale) : value;
}

/** A part of a whole in percent, with so many digits after the point at the most. */
export function formatShare(share: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', maximumFractionDigits: digits }).format(
    share,
  );
}

/** What stands before the masked last four of a value. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.startsWith('••••');
