import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { useIsOffline } from 'react-admin';
import { useTranslate } from '../../i18n/use-translate';
import { ButtonLink } from '../../parts/button-link';
import { roadside } from '../../roadside';
import { useRecordedQueue } from './recorded-queue';

/** Goes on sending what was recorded in the field, whatever page is open, and says how much of it waits, or was not taken. */
export function Unsent() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isOffline = useIsOffline();
  const { standings } = useRecordedQueue();
  if (pathname === roadside || standings.length === 0) return null;
  const isRefused = standings.some(({ error }) => error !== null);
  const waiting = isOffline ? 'offline.unsentWaits' : 'offline.unsent';
  return (
    <Alert
      severity={isRefused ? 'error' : 'info'}
      role="status"
      action={
        <ButtonLink to={roadside} color="inherit">
          {t('offline.show')}
        </ButtonLink>
      }
      sx={{ border: 0, borderTop: 1, borderColor: 'divider', borderRadius: 0, px: 2 }}
    >
      {t(isRefused ? 'offline.notTaken' : waiting, { smart_count: standings.length })}
    </Alert>
  );
}
