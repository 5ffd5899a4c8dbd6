import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { useSearchParams } from 'react-router-dom';
import { keepPreviousData } from '@tanstack/react-query';
import { useRights } from '../../data/rights';
import { useRead } from '../../data/use-read';
import { DeniedPage } from '../../frame/still-pages';
import { useWords } from '../../i18n/words';
import { Awaited } from '../../parts/awaited';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { Section } from '../../parts/section';
import { Standstill } from '../../parts/standstill';
import { ViewBar, viewIn } from '../../parts/view-bar';
import { addressWith, askedOrder, askedUnits, factsAsked, unitsAtOnce } from './asked-units';
import { FactFilters } from './fact-filters';
import { Outcomes } from './outcomes';
import { UnitChart } from './unit-chart';
import { UnitFilters } from './unit-filters';
import { UnitTable } from './unit-table';

/** All that is for sale: how long, whose, where, and what it comes to. */
export function RemarketingPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('remarketingDashboard', 'list') ? <Remarketing /> : <DeniedPage />;
}

const all = ['units', 'outcomes'] as const;

function Remarketing() {
  const { t } = useWords();
  const [address, setAddress] = useSearchParams();
  const isServed = useRights().serves('showRemarketingOutcomes');
  const views = isServed ? all : (['units'] as const);
  const view = viewIn(views, address.get('view'));
  return (
    <Page>
      <PageHead title={t('remarketing.title')} lead={t('remarketing.lead')} />
      {isServed && (
        <ViewBar
          label={t('remarketing.title')}
          views={views}
          nameOf={(one) => t(`remarketing.views.${one}`)}
          current={view}
          onView={(next) => setAddress(next === 'units' ? {} : { view: next })}
        />
      )}
      {view === 'units' ? <Units /> : <Outcomes />}
    </Page>
  );
}

function Units() {
  const { t } = useWords();
  const [address, setAddress] = useSearchParams();
  const asked = askedUnits(address);
  const ask = (changed: Parameters<typeof addressWith>[1]) => setAddress(addressWith(address, changed));
  const { data, error, refetch } = useRead(
    ['desk', 'remarketing', asked],
    'listRemarketingDashboard',
    asked,
    { placeholderData: keepPreviousData },
  );
  const pages = Math.ceil((data?.total ?? 0) / unitsAtOnce);
  const buckets = data?.buckets ?? {};
  return (
    <>
      <UnitFilters address={address} buckets={buckets} onAsk={ask} />
      <FactFilters address={address} onAsk={ask} />
      <Awaited data={data} error={error} refetch={refetch} />
      {data && data.total === 0 && (
        <Standstill title={t('remarketing.none')} lead={t('remarketing.noneLead')} />
      )}
      {data && data.total > 0 && (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: '16px 32px' }}>
            <Section title={t('remarketing.byAge')}>
              <UnitChart
                title={t('remarketing.byAge')}
                name="ageing"
                counted={buckets.ageing ?? []}
                address={address}
              />
            </Section>
            <Section title={t('remarketing.byClient')}>
              <UnitChart
                title={t('remarketing.byClient')}
                name="clientId"
                counted={buckets.clientId ?? []}
                address={address}
              />
            </Section>
          </Box>
          <UnitTable
            units={data.data}
            totals={data.totals}
            order={askedOrder(address)}
            also={factsAsked(address)}
            onOrder={(sortBy) => ask({ sortBy })}
          />
          {pages > 1 && (
            <Pagination
              count={pages}
              page={asked.page ?? 1}
              onChange={(_, page) => {
                const next = new URLSearchParams(address);
                next.set('page', String(page));
                setAddress(next);
              }}
            />
          )}
        </>
      )}
    </>
  );
}
