import { useNotify } from 'react-admin';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useFailure } from '../failure';
import { usePersonAsked } from '../../parts/use-person-asked';
import type { ReminderRow } from './reminder-list';
import { useGiving } from './use-giving';
import { useUndo } from './use-undo';

interface GiveDialogProps {
  readonly ids: readonly string[];
  readonly title: string;
  readonly save: string;
  readonly onGiven?: () => void;
  readonly onClose: () => void;
}

/** Asks whom reminders are given to, and says what became of each. */
export function GiveDialog({ ids, title, save, onGiven, onClose }: GiveDialogProps) {
  const give = useGiving();
  return (
    <FieldsDialog
      resource="reminder"
      {...usePersonAsked()}
      title={title}
      save={save}
      onSave={async ({ userId }) => {
        const { said } = await give(ids, String(userId));
        onGiven?.();
        return said;
      }}
      onClose={onClose}
    />
  );
}

/** The same of one alone, which comes back with one press. */
export function GiveOneDialog({ reminder, onClose }: { reminder: ReminderRow; onClose: () => void }) {
  const t = useTranslate();
  const give = useGiving();
  const undo = useUndo();
  const notify = useNotify();
  const explain = useFailure();
  const { id, title } = reminder;
  const back = async () => {
    try {
      await give([id], reminder.userId);
      notify(t('reminder.givenBack', { title }), { type: 'success' });
    } catch (error) {
      notify(explain(error), { type: 'error' });
    }
  };
  return (
    <FieldsDialog
      resource="reminder"
      {...usePersonAsked()}
      title={t('reminder.giveTitle', { title })}
      save={t('reminder.giveSave')}
      onSave={async ({ userId }) => {
        const { said, canBeAskedBack } = await give([id], String(userId));
        if (!canBeAskedBack) return said;
        onClose();
        return undo(said, () => void back());
      }}
      onClose={onClose}
    />
  );
}
