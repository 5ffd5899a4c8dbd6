import { SortButton } from 'react-admin';
import type { Slots } from '../../generated/slots';
import { BulkReminders } from './bulk-reminders';
import { ReminderDialog } from './reminder-dialog';
import { ReminderRows } from './reminder-rows';

/** Lines have no head to sort by. */
const SortByDate = () => (
  <SortButton fields={['dueDate']} sx={{ '& .MuiButton-root': { border: 0, color: 'text.primary' } }} />
);

/** Everything that must not be forgotten, by when it is due: the usual list, its rows as lines that are done with one press. */
export const reminderSlots: Slots<'reminder'> = {
  rows: ReminderRows,
  create: ReminderDialog,
  bulk: [BulkReminders],
  listHead: [SortByDate],
};
