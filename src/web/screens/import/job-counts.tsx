import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import type { ImportJob } from './import-job';
import { outcomes } from './import-job';
import { useImportTexts } from './import-texts';

/** The totals of a job: together the outcomes are all rows that are through. */
export function JobCounts({ job }: { job: ImportJob }) {
  const texts = useImportTexts();
  const { locale } = useWords();
  const figures = [
    ...outcomes.map((outcome) => [texts.counts[outcome], job.counts[outcome]] as const),
    [texts.counts.warnings, job.warnings] as const,
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
