import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useRights } from '../../../data/rights';
import { Failed, Standstill } from '../../../generated/list-states';
import { useTranslate } from '../../../i18n/use-translate';
import { RaiseDialog } from '../../request/raise-dialog';
import { RequestLine } from '../../request/request-line';
import { useFileRequests } from '../../request/request-list';
import { mayWith, useFileRecord } from '../file-record';

/** What was asked on the file, by whom and of whom, and what became of it. */
export function RequestsTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const [raising, setRaising] = useState(false);
  const { data, error, refetch } = useFileRequests(file.id);
  const raise = rights.may('request', 'create') && mayWith(file, 'work') && (
    <Button startIcon={<AddIcon />} onClick={() => setRaising(true)}>
      {t('request.raise')}
    </Button>
  );
  return (
    <section className="tab-part" aria-label={t('request.title')}>
      {data && data.length > 0 && (
        <div className="tab-head">
          <h2>{t('request.title')}</h2>
          {raise}
        </div>
      )}
      {error && <Failed title={t('request.failed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && (
        <Standstill title={t('request.none')} lead={t('request.noneLead')}>
          {raise}
        </Standstill>
      )}
      {data && data.length > 0 && (
        <ul className="ask-list">
          {data.map((row) => (
            <RequestLine key={row.id} row={row} />
          ))}
        </ul>
      )}
      {raising && <RaiseDialog fileId={file.id} onClose={() => setRaising(false)} />}
    </section>
  );
}
