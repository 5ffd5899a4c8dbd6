import type { FileTexts } from '../../../i18n/en/file';
import type { Words } from '../../../i18n/words';
import { fill } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import type { FileClock } from '../clocks';

type Says = Pick<Words, 'counted' | 'locale'>;

/** What is left of a clock, in words. */
export function clockWords(clock: FileClock, { counted, locale }: Says, texts: FileTexts['clock']): string {
  const { left, state, how } = clock;
  const count = Math.abs(left.count);
  if (state === 'paused') return texts.paused;
  if (state === 'passed' && how === 'wait')
    return count === 0
      ? texts.overToday
      : fill(texts.over, { date: formatDate(clock.to.slice(0, 10), locale) });
  if (state === 'passed') {
    if (left.unit === 'minute') return texts.lateMinute;
    return left.unit === 'day'
      ? counted(count, texts.lateDayOne, texts.lateDayMany)
      : counted(count, texts.lateHourOne, texts.lateHourMany);
  }
  if (left.unit === 'day' && count === 0) return texts.today;
  if (left.unit === 'day') return counted(count, texts.dayOne, texts.dayMany);
  if (left.unit === 'hour') return counted(count, texts.hourOne, texts.hourMany);
  return counted(count, texts.minuteOne, texts.minuteMany);
}
