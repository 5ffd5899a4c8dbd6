import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import { useIsOffline } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../i18n/use-translate';
import { roadside } from '../roadside';

/** Says for as long as there is no connection that there is none, and whether what is done on this page meanwhile is lost. */
export function OfflineBanner() {
  const t = useTranslate();
  const isOffline = useIsOffline();
  const { pathname } = useLocation();
  if (!isOffline) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      icon={<CloudOff fontSize="inherit" />}
      sx={{ border: 0, borderTop: 1, borderColor: 'divider', borderRadius: 0, px: 2 }}
    >
      {t(pathname === roadside ? 'offline.roadside' : 'offline.lead')}
    </Alert>
  );
}
