import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification } from 'react-admin';
import { useTranslate } from '../i18n/use-translate';

/** Says what became of a view, and takes it back. */
export function ViewChanged({ said, onUndo }: { said: string; onUndo: () => void }) {
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
      {said}
    </Alert>
  );
}
