import type { ClockStep } from '#contract/clocks/clock';
import type { Words } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';

/** A day with the day of its week: a reckoning is followed on a calendar. */
export function weekdayDate(day: string, locale: Words['locale']): string {
  const weekday = new Intl.DateTimeFormat(`${locale}-CA`, { weekday: 'short', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${day}T00:00:00Z`))} ${formatDate(day, locale)}`;
}

/** One step of a reckoning in words: “20 clear days, to 2 July”. */
export function stepWords(
  step: ClockStep,
  { t, choice, locale }: Pick<Words, 't' | 'choice' | 'locale'>,
): string {
  const { what, days, to, from, method } = step;
  return t(`fileTabs.reckoning.step.${what}`, {
    smart_count: days ?? 0,
    date: weekdayDate(to, locale),
    from: weekdayDate(from ?? to, locale),
    method: method ? choice('noticeMethod', method) : '',
  });
}
