import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { Awaited } from '../../../parts/awaited';
import { FramedLines } from '../../../parts/framed-lines';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { ReminderDialog } from '../../reminder/reminder-dialog';
import { ReminderItem } from '../../reminder/reminder-item';
import type { ReminderRow } from '../../reminder/reminder-list';
import { useFileReminders } from '../../reminder/reminder-list';
import { mayWith, useFileRecord } from '../file-record';
import { TabPart } from '../tab-part';

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
    <TabPart>
      <Section title={t('file.reminders.open')} actions={open.length + done.length > 0 && add}>
        <Awaited data={data} error={error} refetch={refetch} />
        {data && open.length === 0 && (
          <Standstill title={t('file.reminders.none')} lead={t('file.reminders.noneLead')}>
            {done.length === 0 && add}
          </Standstill>
        )}
        <ReminderLines reminders={open} />
      </Section>
      {done.length > 0 && (
        <Section title={t('file.reminders.done')}>
          <ReminderLines reminders={done} />
        </Section>
      )}
      {creating && <ReminderDialog fileId={file.id} onClose={() => setCreating(false)} />}
    </TabPart>
  );
}

function ReminderLines({ reminders }: { reminders: readonly ReminderRow[] }) {
  return (
    <FramedLines>
      {reminders.map((reminder) => (
        <ReminderItem key={reminder.id} reminder={reminder} />
      ))}
    </FramedLines>
  );
}
