import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification } from 'react-admin';
import { useTranslate } from '../i18n/use-translate';

/** Says that a view is gone, and brings it back. */
export function ViewDeleted({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslate();
  const close = useCloseNotification();
  return (
    <Alert
      severity="info"
      action={
        <Button
          variant="text"
          onClick={() => {
            onUndo();
            close();
          }}
        >
          {t('savedViews.undo')}
        </Button>
      }
    >
      {t('savedViews.deleted', { name })}
    </Alert>
  );
}
