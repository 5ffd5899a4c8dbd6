import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { Totals } from '../../parts/totals';
import type { ImportJob } from './import-job';
import { outcomes } from './import-job';

/** The totals of a job: together the outcomes are all rows that are through. */
export function JobCounts({ job: { kind, counts, warnings } }: { job: ImportJob }) {
  const { t, locale } = useWords();
  return (
    <Totals
      of={[
        ...outcomes
          .filter((one) => one !== 'created' || kind === 'import')
          .map((one) => [t(`importing.counts.${one}`), formatInteger(counts[one], locale)] as const),
        [t('importing.counts.warnings'), formatInteger(warnings, locale)],
      ]}
    />
  );
}
