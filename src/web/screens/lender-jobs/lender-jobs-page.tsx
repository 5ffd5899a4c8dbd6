import { useState } from 'react';
import { useRights } from '../../data/rights';
import { DeniedPage } from '../../frame/still-pages';
import { useTranslate } from '../../i18n/use-translate';
import { Awaited } from '../../parts/awaited';
import { Lines } from '../../parts/lines';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { Section } from '../../parts/section';
import { Standstill } from '../../parts/standstill';
import { LenderLine } from './lender-line';
import { useIncoming } from './lender-job-calls';
import type { TakenFile } from './lender-job-calls';
import { MyLenderJobs } from './my-lender-jobs';
import { TakenFiles } from './taken-files';

/** How lenders and the agency leave each other files: what waits in each drop folder, and what became of what was taken. */
export function LenderJobsPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('importJob', 'list') ? <LenderJobs /> : <DeniedPage />;
}

function LenderJobs() {
  const t = useTranslate();
  const { data, error, refetch } = useIncoming();
  const [taken, setTaken] = useState<readonly TakenFile[] | null>(null);
  return (
    <Page>
      <PageHead title={t('lenderJobs.title')} lead={t('lenderJobs.lead')} />
      <Section title={t('lenderJobs.folders')}>
        <Awaited data={data} error={error} refetch={refetch} />
        {data?.length === 0 && <Standstill title={t('lenderJobs.none')} lead={t('lenderJobs.noneLead')} />}
        {data && data.length > 0 && (
          <Lines>
            {data.map((one) => (
              <LenderLine key={one.lender} one={one} onTaken={setTaken} />
            ))}
          </Lines>
        )}
      </Section>
      {taken && <TakenFiles files={taken} />}
      <MyLenderJobs />
    </Page>
  );
}
