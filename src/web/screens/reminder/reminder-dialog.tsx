import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWriting } from '../../data/use-writing';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatMoment } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { FieldsDialog } from '../../parts/fields-dialog';
import { quickDate, quickDates } from './quick-dates';

/** A new reminder: what, when and for whom, the usual dates one press away. */
export function ReminderDialog({ fileId, onClose }: { fileId?: string | undefined; onClose: () => void }) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const now = useNow();
  const { create } = useWriting('reminder');
  return (
    <FieldsDialog
      title={t('reminder.createTitle')}
      resource="reminder"
      asked={[
        { path: 'title', needed: true },
        { path: 'dueDate', needed: true },
        'reminderType',
        { path: 'userId', needed: true },
        ...(fileId ? [] : (['fileId'] as const)),
        'recurrence',
        'description',
      ]}
      values={{
        title: '',
        dueDate: quickDate('plusOne', now, user?.timeZone),
        reminderType: 'follow_up',
        userId: user?._id ?? null,
        recurrence: 'none',
        description: '',
        fileId: fileId ?? null,
      }}
      save={t('reminder.save')}
      onSave={async (given) => {
        await create({ ...given, ...(fileId && { fileId }) });
        return t('reminder.saved', { when: formatMoment(String(given.dueDate), locale, user?.timeZone) });
      }}
      onClose={onClose}
    >
      <QuickDates />
    </FieldsDialog>
  );
}

function QuickDates() {
  const { t } = useWords();
  const { user } = useSession();
  const now = useNow();
  const { setValue, control } = useFormContext();
  const dueDate = useWatch({ control, name: 'dueDate' }) as string | null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('reminder.quick')}
      value={dueDate?.slice(0, 16)}
      sx={{ mt: 1.75, flexWrap: 'wrap' }}
    >
      {quickDates.map((which) => {
        const at = quickDate(which, now, user?.timeZone);
        return (
          <ToggleButton
            key={which}
            value={at.slice(0, 16)}
            onClick={() => setValue('dueDate', at, { shouldDirty: true })}
          >
            {t(`reminder.${which}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
