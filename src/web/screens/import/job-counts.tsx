import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import type { ImportJob } from './import-job';
import { outcomes } from './import-job';

/** The totals of a job: together the outcomes are all rows that are through. */
export function JobCounts({ job }: { job: ImportJob }) {
  const t = useTranslate();
  const { locale } = useWords();
  const figures = [
    ...outcomes.map((outcome) => [t(`importing.counts.${outcome}`), job.counts[outcome]] as const),
    [t('importing.counts.warnings'), job.warnings] as const,
  ];
  return (
    <dl className="import-counts">
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatInteger(count, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
