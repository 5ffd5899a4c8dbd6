import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { Awaited } from '../../parts/awaited';
import { Line, Lines } from '../../parts/lines';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import type { ReportKind } from './report-calls';
import { useReportKinds } from './report-calls';
import { ReportDialog } from './report-dialog';

/** Every report that the person may have made, with what it tells. */
export function ReportCatalogue() {
  const t = useTranslate();
  const rights = useRights();
  const { data, error, refetch } = useReportKinds();
  const [chosen, setChosen] = useState<ReportKind | null>(null);
  const canMake = rights.may('report', 'create');
  // To whom no report may be made, nothing is offered.
  if (data?.length === 0) return null;
  return (
    <Section title={t('reports.catalogue')}>
      <Awaited data={data} error={error} refetch={refetch} />
      {data && (
        <Lines>
          {data.map((kind) => (
            <Line key={kind.reportType} style={{ alignItems: 'center' }}>
              <Stack sx={{ minWidth: 0 }}>
                <strong>{kind.name}</strong>
                <Quiet>{kind.purpose}</Quiet>
              </Stack>
              {canMake && (
                <Button
                  aria-label={t('reports.ofReport', { action: t('reports.make'), name: kind.name })}
                  onClick={() => setChosen(kind)}
                  sx={{ flexShrink: 0 }}
                >
                  {t('reports.make')}
                </Button>
              )}
            </Line>
          ))}
        </Lines>
      )}
      {chosen && <ReportDialog kind={chosen} onClose={() => setChosen(null)} />}
    </Section>
  );
}
