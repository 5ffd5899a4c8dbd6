import type { Words } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import type { FileClock } from '../clocks';

type Says = Pick<Words, 't' | 'locale'>;

/** What is left of a clock, in words. */
export function clockWords(clock: FileClock, { t, locale }: Says): string {
  const { left, state, how } = clock;
  const count = Math.abs(left.count);
  if (state === 'paused') return t('file.clock.paused');
  if (state === 'passed' && how !== 'deadline')
    return count === 0
      ? t('file.clock.overToday')
      : t('file.clock.over', { date: formatDate(clock.to.slice(0, 10), locale) });
  if (state === 'passed') {
    if (left.unit === 'minute') return t('file.clock.lateMinute');
    return left.unit === 'day'
      ? t('file.clock.lateDay', { smart_count: count })
      : t('file.clock.lateHour', { smart_count: count });
  }
  if (left.unit === 'day' && count === 0) return t('file.clock.today');
  if (left.unit === 'day') return t('file.clock.day', { smart_count: count });
  if (left.unit === 'hour') return t('file.clock.hour', { smart_count: count });
  return t('file.clock.minute', { smart_count: count });
}
