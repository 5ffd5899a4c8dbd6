import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { Totals } from '../../parts/totals';
import type { ImportJob, Outcome } from './import-job';
import { outcomes } from './import-job';

const counted: { readonly [K in ImportJob['kind']]: readonly Outcome[] } = {
  import: outcomes,
  update: ['updated', 'unchanged', 'rejected'],
  past_due: ['updated', 'unchanged', 'rejected'],
  undo: ['updated', 'rejected'],
};

/** The totals of a job: together the outcomes are all rows that are through. */
export function JobCounts({ job: { kind, counts, warnings } }: { job: ImportJob }) {
  const { t, locale } = useWords();
  const room = kind === 'undo' ? 'importing.backs' : 'importing.counts';
  return (
    <Totals
      of={[
        ...outcomes
          .filter((one) => counted[kind].includes(one))
          .map((one) => [t(`${room}.${one}`), formatInteger(counts[one], locale)] as const),
        ...(kind === 'undo'
          ? []
          : [[t('importing.counts.warnings'), formatInteger(warnings, locale)] as const]),
      ]}
    />
  );
}
