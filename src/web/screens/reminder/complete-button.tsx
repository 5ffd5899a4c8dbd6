import { useState } from 'react';
import { fill } from '../../i18n/words';
import { Icon } from '../../frame/icon';
import { useReminderActions } from './reminder-calls';
import type { ReminderRow } from './reminder-list';
import { useReminderTexts } from './reminder-texts';

/** The round that completes a reminder, or opens one that is completed again. */
export function CompleteButton({ reminder }: { reminder: ReminderRow }) {
  const texts = useReminderTexts();
  const { complete, reopen } = useReminderActions();
  const [busy, setBusy] = useState(false);
  const done = reminder.status === 'completed';
  const label = done ? texts.reopen : fill(texts.complete, { title: reminder.title });
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
      <Icon name="check" />
    </button>
  );
}
