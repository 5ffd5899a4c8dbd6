import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useRights } from '../../../data/rights';
import { Failed, Standstill } from '../../../generated/list-states';
import { useTranslate } from '../../../i18n/use-translate';
import { ReminderDialog } from '../../reminder/reminder-dialog';
import { ReminderItem } from '../../reminder/reminder-item';
import { useFileReminders } from '../../reminder/reminder-list';
import { mayWith, useFileRecord } from '../file-record';

/** The reminders of the file: what is open above, what is done below. */
export function RemindersTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const [creating, setCreating] = useState(false);
  const { data, error, refetch } = useFileReminders(file.id);
  const open = data?.filter(({ status }) => status === 'open' || status === 'snoozed') ?? [];
  const done = data?.filter(({ status }) => status === 'completed' || status === 'cancelled') ?? [];
  const add = rights.may('reminder', 'create') && mayWith(file, 'work') && (
    <Button startIcon={<AddIcon />} onClick={() => setCreating(true)}>
      {t('file.reminders.add')}
    </Button>
  );
  return (
    <section className="tab-part" aria-label={t('file.tabs.reminders')}>
      <div className="tab-head">
        <h2>{t('file.reminders.open')}</h2>
        {open.length + done.length > 0 && add}
      </div>
      {error && <Failed title={t('file.stop.partFailed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      {data && open.length === 0 && (
        <Standstill title={t('file.reminders.none')} lead={t('file.reminders.noneLead')}>
          {done.length === 0 && add}
        </Standstill>
      )}
      <ul className="reminder-list">
        {open.map((reminder) => (
          <ReminderItem key={reminder.id} reminder={reminder} />
        ))}
      </ul>
      {done.length > 0 && (
        <>
          <div className="tab-head">
            <h2>{t('file.reminders.done')}</h2>
          </div>
          <ul className="reminder-list">
            {done.map((reminder) => (
              <ReminderItem key={reminder.id} reminder={reminder} />
            ))}
          </ul>
        </>
      )}
      {creating && <ReminderDialog fileId={file.id} onClose={() => setCreating(false)} />}
    </section>
  );
}
