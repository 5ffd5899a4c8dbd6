import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { resources } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatMoment } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import type { Asked } from '../../parts/fields-dialog';
import { FieldsDialog } from '../../parts/fields-dialog';
import { quickDate, quickDates } from './quick-dates';
import { useFetchReminders } from './reminder-calls';

const { fields } = resources.reminder;

/** A new reminder: what, when and for whom, the usual dates one press away. */
export function ReminderDialog({ fileId, onClose }: { fileId?: string | undefined; onClose: () => void }) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const now = useNow();
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchReminders();
  const notify = useNotify();
  const asked: Asked[] = [
    { path: 'title', field: fields.title, needed: true },
    { path: 'dueDate', field: fields.dueDate, needed: true },
    { path: 'reminderType', field: fields.reminderType },
    { path: 'userId', field: fields.userId, needed: true },
    ...(fileId ? [] : [{ path: 'fileId', field: fields.fileId }]),
    { path: 'recurrence', field: fields.recurrence },
    { path: 'description', field: fields.description },
  ];
  return (
    <FieldsDialog
      title={t('reminder.createTitle')}
      resource="reminder"
      asked={asked}
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
        await dataProvider.create(resourcePaths.reminder, { data: { ...given, ...(fileId && { fileId }) } });
        await fetchAgain();
        onClose();
        const when = formatMoment(String(given.dueDate), locale, user?.timeZone);
        notify(t('reminder.saved', { when }), { type: 'success' });
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
