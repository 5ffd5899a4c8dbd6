import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import { useIsOffline } from 'react-admin';
import { useTranslate } from '../i18n/use-translate';

/** Says for as long as there is no connection that there is none. */
export function OfflineBanner() {
  const t = useTranslate();
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      icon={<CloudOff fontSize="inherit" />}
      sx={{ border: 0, borderTop: 1, borderColor: 'divider', borderRadius: 0, px: 2 }}
    >
      {t('offline.lead')}
    </Alert>
  );
}
