import type { CalendarCited } from '#contract/clocks/clock';
import { useWords } from '../../../i18n/words';
import { LawSource } from '../../../parts/law-source';

/** Where the holidays of a step were read and how sure that is, or that they were not. */
export function CalendarCitation({ calendar }: { calendar: CalendarCited }) {
  const { t, choice } = useWords();
  const { province, source, sourceLanguage, confidence } = calendar;
  return (
    <>
      {source ? (
        <>
          {t('fileTabs.reckoning.calendar.read')}{' '}
          <LawSource title={source} url={null} language={sourceLanguage} />
        </>
      ) : (
        t('fileTabs.reckoning.calendar.unread', { province: choice('province', province) })
      )}
      {` · ${choice('ruleConfidence', confidence)}`}
    </>
  );
}
