import Pagination from '@mui/material/Pagination';
import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { Awaited } from '../../parts/awaited';
import { Lines } from '../../parts/lines';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { ReportLine } from './report-line';
import { reportsAtOnce, useReportKinds, useReports } from './report-calls';
import type { Report } from './report-calls';
import { ReportDialog } from './report-dialog';

/** The reports that were made for the person or are being made, newest first. */
export function MadeReports() {
  const t = useTranslate();
  const rights = useRights();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useReports(page);
  const { data: kinds } = useReportKinds();
  const [again, setAgain] = useState<Report | null>(null);
  const pages = Math.ceil((data?.total ?? 0) / reportsAtOnce);
  const kindOf = (one: Report | null) => kinds?.find(({ reportType }) => reportType === one?.reportType);
  const kind = kindOf(again);
  const mayMake = (one: Report) => rights.may('report', 'create') && kindOf(one) !== undefined;
  return (
    <Section title={t('reports.made')}>
      <Awaited data={data} error={error} refetch={refetch} />
      {data?.total === 0 && <Quiet>{t('reports.madeNone')}</Quiet>}
      {data && data.total > 0 && (
        <Lines>
          {data.data.map((one) => (
            <ReportLine key={one._id} one={one} onAgain={mayMake(one) ? () => setAgain(one) : undefined} />
          ))}
        </Lines>
      )}
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />}
      {again && kind && <ReportDialog kind={kind} before={again} onClose={() => setAgain(null)} />}
    </Section>
  );
}
