import Done from '@mui/icons-material/CheckCircle';
import Open from '@mui/icons-material/RadioButtonUnchecked';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { useReminderActions } from './reminder-calls';
import type { ReminderRow } from './reminder-list';

/** The round that completes a reminder, or opens one that is completed again. */
export function CompleteButton({ reminder }: { reminder: ReminderRow }) {
  const t = useTranslate();
  const { complete, reopen } = useReminderActions();
  const [busy, setBusy] = useState(false);
  const done = reminder.status === 'completed';
  const label = done ? t('reminder.reopen') : t('reminder.complete', { title: reminder.title });
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          data-record={reminder.id}
          aria-label={label}
          color={done ? 'success' : 'default'}
          disabled={busy || reminder.status === 'cancelled'}
          sx={{ my: -0.5, '&:hover': { color: 'success.main' } }}
          onClick={() => {
            setBusy(true);
            void (done ? reopen(reminder) : complete(reminder)).finally(() => setBusy(false));
          }}
        >
          {done ? <Done /> : <Open />}
        </IconButton>
      </span>
    </Tooltip>
  );
}
