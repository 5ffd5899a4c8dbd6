import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useReminderActions } from './reminder-calls';
import type { ReminderRow } from './reminder-list';

/** Another date for a reminder, and why where somebody wants to say it. */
export function RedateDialog({ reminder, onClose }: { reminder: ReminderRow; onClose: () => void }) {
  const t = useTranslate();
  const { redate } = useReminderActions();
  return (
    <FieldsDialog
      title={t('reminder.redateTitle', { title: reminder.title })}
      resource="reminder"
      asked={[
        { path: 'dueDate', needed: true },
        { path: 'reason', field: { kind: 'text', max: 200 }, label: t('reminder.redateReason') },
      ]}
      values={{ dueDate: reminder.dueDate, reason: '' }}
      save={t('reminder.redateSave')}
      onSave={async ({ dueDate, reason }) => {
        await redate(reminder, String(dueDate), reason ? String(reason) : undefined);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
