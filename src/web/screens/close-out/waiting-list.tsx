import Button from '@mui/material/Button';
import { useState } from 'react';
import { listPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { FailedList } from '../../generated/failed-list';
import { WaitingRows } from '../../generated/waiting-rows';
import { useTranslate } from '../../i18n/use-translate';
import type { Bucket } from '../../kinds/people-half';
import { Line, Lines } from '../../parts/lines';
import { Section } from '../../parts/section';
import { Standstill } from '../../parts/standstill';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import { useWaiting, waitingFiles } from './close-out-calls';
import { ConfirmExport } from './confirm-export';

/** The lenders whose closed files wait, and the button that exports them. `busy`: lenders of which an export is under way. */
export function WaitingList({ busy }: { busy: ReadonlySet<string> }) {
  const t = useTranslate();
  const rights = useRights();
  const { data: lenders, error, refetch } = useWaiting();
  const [chosen, setChosen] = useState<Bucket | null>(null);
  const canExport = rights.may('exportJob', 'create');
  return (
    <Section title={t('closeOut.waiting')}>
      {error && <FailedList error={error} retry={() => void refetch()} />}
      {!lenders && !error && <WaitingRows rows={2} />}
      {lenders?.length === 0 && (
        <Standstill title={t('closeOut.nothingTitle')} lead={t('closeOut.nothingLead')} />
      )}
      {lenders && lenders.length > 0 && (
        <>
          <Lines>
            {lenders.map(({ value, label, count }) => (
              <Line key={String(value)} style={{ alignItems: 'center' }}>
                <span>
                  <strong>{label}</strong>{' '}
                  <TextLink
                    to={`${listPath('file')}?${waitingFiles}&clientId=${String(value)}&sortBy=closedDate`}
                  >
                    {t('closeOut.waits', { smart_count: count })}
                  </TextLink>
                </span>
                {canExport && (
                  <Button
                    aria-label={t('closeOut.ofLender', {
                      action: t('closeOut.exportNow'),
                      lender: String(label),
                    })}
                    loading={busy.has(String(value))}
                    onClick={() => setChosen({ value, label, count })}
                  >
                    {t('closeOut.exportNow')}
                  </Button>
                )}
              </Line>
            ))}
          </Lines>
          {!canExport && <Quiet>{t('closeOut.othersExport')}</Quiet>}
        </>
      )}
      {chosen && <ConfirmExport lender={chosen} onClose={() => setChosen(null)} />}
    </Section>
  );
}
