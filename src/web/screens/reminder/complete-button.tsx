import CheckIcon from '@mui/icons-material/Check';
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
    <button
      type="button"
      className={done ? 'round round-done' : 'round'}
      aria-label={label}
      title={label}
      disabled={busy || reminder.status === 'cancelled'}
      onClick={() => {
        setBusy(true);
        void (done ? reopen(reminder) : complete(reminder)).finally(() => setBusy(false));
      }}
    >
      <CheckIcon />
    </button>
  );
}
