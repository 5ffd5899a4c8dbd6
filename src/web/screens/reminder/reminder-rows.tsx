import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';
import { EmptyList } from '../../generated/empty-list';
import type { RowsProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { FramedLines } from '../../parts/framed-lines';
import { Standstill } from '../../parts/standstill';
import { ReminderItem } from './reminder-item';
import type { ReminderRow } from './reminder-list';

const views = ['due_now', 'today', 'this_week', 'upcoming', 'overdue', 'all', 'team'] as const;

/** The reminders of a list, each done with one press and put off with two. */
export function ReminderRows({ canSelect }: RowsProps) {
  const t = useTranslate();
  const { data: rows, isFetching, selectedIds, onToggleItem } = useListContext<ReminderRow>();
  if (!rows || rows.length === 0) return <NoReminders />;
  return (
    <Box sx={{ maxWidth: 920, p: { xs: 1.5, sm: 2.5 }, pb: 8 }}>
      <FramedLines aria-busy={isFetching}>
        {rows.map((reminder) => (
          <ReminderItem
            key={reminder.id}
            reminder={reminder}
            withFile
            mark={
              canSelect && (
                <Checkbox
                  sx={{ my: -0.75, mx: -0.75 }}
                  checked={selectedIds.includes(reminder.id)}
                  slotProps={{
                    input: { 'aria-label': t('list.selectRow', { name: reminder.title }) },
                  }}
                  onChange={() => onToggleItem(reminder.id)}
                />
              )
            }
          />
        ))}
      </FramedLines>
    </Box>
  );
}

/** Why there is none: what the view would show, or that the filters let nothing through. */
function NoReminders() {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const { view, ...others } = filterValues as Readonly<Record<string, unknown>>;
  const [named] = [view].flat();
  const shown = Object.keys(others).length === 0 && views.find((one) => one === (named ?? 'all'));
  if (!shown) return <EmptyList name="reminder" canCreate={false} />;
  return <Standstill title={t(`reminder.empty.${shown}`)} />;
}
