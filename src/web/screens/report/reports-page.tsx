import Button from '@mui/material/Button';
import { useState } from 'react';
import { listPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { DeniedPage } from '../../frame/still-pages';
import { useTranslate } from '../../i18n/use-translate';
import { ButtonLink } from '../../parts/button-link';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { FiltersDialog } from './filters-dialog';
import { MadeReports } from './made-reports';
import { Narrowed } from './narrowed';
import { ReportCatalogue } from './report-catalogue';

/** What the product puts together for people: the reports that were made, and those that may be. */
export function ReportsPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('report', 'list') ? <Reports /> : <DeniedPage />;
}

function Reports() {
  const t = useTranslate();
  const rights = useRights();
  const [isFiltering, setFiltering] = useState(false);
  return (
    <Page>
      <PageHead title={t('reports.title')} lead={t('reports.lead')}>
        {rights.may('companyReportFilters', 'show') && (
          <Button onClick={() => setFiltering(true)}>{t('reports.filters')}</Button>
        )}
        {rights.may('companyReportSchedule', 'list') && (
          <ButtonLink to={listPath('companyReportSchedule')}>{t('reports.schedules')}</ButtonLink>
        )}
      </PageHead>
      {rights.may('companyReportFilters', 'show') && <Narrowed />}
      <MadeReports />
      <ReportCatalogue />
      {isFiltering && <FiltersDialog onClose={() => setFiltering(false)} />}
    </Page>
  );
}
