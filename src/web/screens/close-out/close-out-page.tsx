import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRights } from '../../data/rights';
import { DeniedPage } from '../../frame/still-pages';
import { useTranslate } from '../../i18n/use-translate';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { useExports } from './close-out-calls';
import { ExportList } from './export-list';
import { WaitingList } from './waiting-list';

/** How lenders learn of their closed files: what waits, what is under way, and what was exported. */
export function CloseOutPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('exportJob', 'list') ? <CloseOut /> : <DeniedPage />;
}

function CloseOut() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const exports = useExports();
  const underWay = exports.data?.filter(({ endedAt }) => endedAt === null) ?? [];
  const isUnderWay = underWay.length > 0;

  // What waits is less after each export, whoever made it.
  useEffect(() => {
    if (!isUnderWay) void queryClient.invalidateQueries({ queryKey: ['desk', 'closeOut', 'waiting'] });
  }, [isUnderWay, queryClient]);

  return (
    <Page>
      <PageHead title={t('closeOut.title')} lead={t('closeOut.lead')} />
      <WaitingList busy={new Set(underWay.map(({ clientId }) => clientId))} />
      <ExportList exports={exports.data} error={exports.error} retry={() => void exports.refetch()} />
    </Page>
  );
}
