import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Lines } from '../../parts/lines';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { FailedList, SkeletonRows, Standstill } from '../../generated/list-states';
import { useTranslate } from '../../i18n/use-translate';
import type { Bucket } from '../../kinds/people-half';
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
    <section className="close-out-part" aria-label={t('closeOut.waiting')}>
      <h2>{t('closeOut.waiting')}</h2>
      {error && <FailedList error={error} retry={() => void refetch()} />}
      {!lenders && !error && <SkeletonRows rows={2} columns={2} />}
      {lenders?.length === 0 && (
        <Standstill title={t('closeOut.nothingTitle')} lead={t('closeOut.nothingLead')} />
      )}
      {lenders && lenders.length > 0 && (
        <>
          <Lines>
            {lenders.map(({ value, label, count }) => (
              <li key={String(value)} className="line close-out-line">
                <span className="line-main">
                  <strong>{label}</strong>
                  <Link
                    to={`${listPath('file')}?${waitingFiles}&clientId=${String(value)}&sortBy=closedDate`}
                  >
                    {t('closeOut.waits', { smart_count: count })}
                  </Link>
                </span>
                {canExport && (
                  <Button
                    aria-label={t('closeOut.ofLender', {
                      action: t('closeOut.exportNow'),
                      lender: String(label),
                    })}
                    disabled={busy.has(String(value))}
                    loading={busy.has(String(value))}
                    onClick={() => setChosen({ value, label, count })}
                  >
                    {t('closeOut.exportNow')}
                  </Button>
                )}
              </li>
            ))}
          </Lines>
          {!canExport && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('closeOut.othersExport')}
            </Typography>
          )}
        </>
      )}
      {chosen && <ConfirmExport lender={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
