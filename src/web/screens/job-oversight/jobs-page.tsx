import { useSearchParams } from 'react-router-dom';
import { vocabularies } from '#contract/vocabularies/index';
import { useRights } from '../../data/rights';
import { DeniedPage } from '../../frame/still-pages';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { Older } from '../../parts/older';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { SelectField } from '../../parts/select-field';
import { Standstill } from '../../parts/standstill';
import { Totals } from '../../parts/totals';
import { useAllJobs } from './job-calls';
import { JobsTable } from './jobs-table';

/** The long work of everybody: what waits, what runs, what failed and can be taken up again. */
export function JobsPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('housekeeping', 'delete') ? <Jobs /> : <DeniedPage />;
}

const counted = ['queued', 'running', 'failed'] as const;

function Jobs() {
  const { t, choice, locale } = useWords();
  const [address, setAddress] = useSearchParams();
  const status = vocabularies.jobStatus.find((one) => one === address.get('status'));
  const seen = useAllJobs(status);
  const { first, rows: jobs } = seen;
  return (
    <Page>
      <PageHead title={t('jobOversight.title')} lead={t('jobOversight.lead')}>
        <SelectField
          bare
          label={t('jobOversight.status')}
          value={status ?? ''}
          choices={[
            ['', t('jobOversight.all')],
            ...vocabularies.jobStatus.map((one) => [one, choice('jobStatus', one)] as const),
          ]}
          onPick={(value) => setAddress(value ? { status: value } : {})}
        />
      </PageHead>
      {first && (
        <Totals
          of={counted.map(
            (one) => [t(`jobOversight.counts.${one}`), formatInteger(first[one], locale)] as const,
          )}
        />
      )}
      <Awaited data={seen.data} error={seen.error} refetch={seen.refetch} />
      {jobs?.length === 0 && <Standstill title={t('jobOversight.none')} lead={t('jobOversight.noneLead')} />}
      {jobs && jobs.length > 0 && <JobsTable jobs={jobs} onRepeated={seen.refetch} />}
      <Older label={t('jobOversight.more')} of={seen} />
    </Page>
  );
}
