import Button from '@mui/material/Button';
import { useCloseNotification, useNotify } from 'react-admin';
import { useCallback } from 'react';
import { useTranslate } from '../../i18n/use-translate';

/** Long enough to read it twice, in milliseconds. */
const shown = 8000;

/** Says what was done and offers to take it back: the host has it already, so nothing is lost where a tab is closed. */
export function useUndo(): (message: string, onUndo: () => void) => void {
  const notify = useNotify();
  return useCallback(
    (message, onUndo) =>
      notify(message, {
        type: 'success',
        autoHideDuration: shown,
        action: <UndoButton onUndo={onUndo} />,
      }),
    [notify],
  );
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const t = useTranslate();
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      variant="text"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {t('reminder.undo')}
    </Button>
  );
}
