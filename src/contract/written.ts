type Language = 'en' | 'fr';

const months: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
};
/** French groups and units stand behind a space that does not break. */
const space = '\u00a0';

/** Whole digits in groups of three. */
export const grouped = (digits: string, separator: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, separator);

/** `"1234.50"` → `$1,234.50`, `1 234,50 $`. Works on the digits, so that no amount passes through a binary float. */
export function formatMoney(amount: string, locale: Language): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) return amount;
  const [, minus = '', units = '0', cents = ''] = match;
  const places = cents.padEnd(2, '0');
  const sign = minus && /[1-9]/.test(units + places) ? '−' : '';
  return locale === 'fr'
    ? `${sign}${grouped(units, space)},${places}${space}$`
    : `${sign}$${grouped(units, ',')}.${places}`;
}

/** `"1234.50"` → `1,234.50`, `1 234,50`: a figure by its digits, with as many places as it has; what is none stays. */
export function formatDigits(digits: string, locale: Language): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits);
  if (!match) return digits;
  const [, minus, units = '0', places] = match;
  const whole = `${minus ? '−' : ''}${grouped(units, locale === 'fr' ? space : ',')}`;
  return places ? `${whole}${locale === 'fr' ? ',' : '.'}${places}` : whole;
}

/** `1234.5` → `1,234.5`, `1 234,5`: at most two places. */
export function formatNumber(value: number, locale: Language): string {
  const [units = '0', places] = String(Math.round(Math.abs(value) * 100) / 100).split('.');
  const whole = `${value < 0 ? '−' : ''}${grouped(units, locale === 'fr' ? space : ',')}`;
  return places ? `${whole}${locale === 'fr' ? ',' : '.'}${places}` : whole;
}

/** `"2026-11-20"` → `20 Nov 2026`, `20 nov. 2026`; the first of a month is `1er` in French. A calendar day has no zone, so no clock is asked. */
export function formatDate(day: string, locale: Language): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  const month = months[locale][Number(match?.[2]) - 1];
  if (!match || !month) return day;
  const date = Number(match[3]);
  return `${date}${date === 1 && locale === 'fr' ? 'er' : ''} ${month} ${match[1]}`;
}

/** `+14165550142` → `(416) 555-0142`, in French `416 555-0142`; other countries as they are stored. */
export function formatPhone(stored: string, locale: Language): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored);
  if (!match) return stored;
  const [, area, office, line] = match;
  return locale === 'fr' ? `${area} ${office}-${line}` : `(${area}) ${office}-${line}`;
}
