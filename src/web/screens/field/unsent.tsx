import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate';
import { ButtonLink } from '../../parts/button-link';
import { useRecordedQueue } from './recorded-queue';

const road = '/field';

/** Goes on sending what was recorded in the field, whatever page is open, and says how much of it waits, or was not taken. */
export function Unsent() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { standings } = useRecordedQueue();
  if (pathname === road || standings.length === 0) return null;
  const isRefused = standings.some(({ error }) => error !== null);
  return (
    <Alert
      severity={isRefused ? 'error' : 'info'}
      role="status"
      action={
        <ButtonLink to={road} color="inherit">
          {t('offline.show')}
        </ButtonLink>
      }
      sx={{ border: 0, borderTop: 1, borderColor: 'divider', borderRadius: 0, px: 2 }}
    >
      {t(isRefused ? 'offline.notTaken' : 'offline.unsent', { smart_count: standings.length })}
    </Alert>
  );
}
