import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { useSession } from '../../../identity/identity-context';
import { MomentCell } from '../../../kinds/cells/time';
import { useNow } from '../../../kinds/now';
import { Lines } from '../../../parts/lines';
import { WaitingLines } from '../../../parts/waiting';
import { CompleteButton } from '../../reminder/complete-button';
import { saidOnce } from '../../reminder/said-once';
import { useFileReminders } from '../../reminder/reminder-list';
import { useFileRecord } from '../file-record';
import { NextNone, NextPart } from './next-part';

/** The reminders that are open on the file, the nearest first. */
export function OpenReminders() {
  const file = useFileRecord();
  const t = useTranslate();
  const now = useNow();
  const { user } = useSession();
  const { data: reminders } = useFileReminders(file.id);
  const open = reminders?.filter(({ status }) => status === 'open' || status === 'snoozed') ?? [];
  const isLate = (due: string) => Date.parse(due) < now;
  return (
    <NextPart
      title={t('file.next.reminders')}
      all={
        open.length > 3 && {
          to: `${recordPath('file', file.id)}/reminders`,
          label: t('file.next.all', { count: open.length }),
        }
      }
    >
      {!reminders && <WaitingLines />}
      {reminders && open.length === 0 && <NextNone>{t('file.next.remindersNone')}</NextNone>}
      <Lines sx={{ display: 'grid', gap: 1 }}>
        {saidOnce(open, user?._id)
          .slice(0, 3)
          .map((reminder) => (
            <Stack
              component="li"
              direction="row"
              key={reminder.id}
              sx={{ gap: 1, alignItems: 'flex-start', typography: 'body2' }}
            >
              <CompleteButton reminder={reminder} />
              <span>{reminder.title}</span>
              <Typography
                variant="caption"
                noWrap
                sx={{
                  flex: 'none',
                  ml: 'auto',
                  color: isLate(reminder.dueDate) ? 'error.main' : 'text.secondary',
                }}
              >
                {isLate(reminder.dueDate) && (
                  <WarningAmberOutlined sx={{ fontSize: 13, verticalAlign: -2 }} />
                )}{' '}
                <MomentCell value={reminder.snoozedUntil ?? reminder.dueDate} place="row" />
              </Typography>
            </Stack>
          ))}
      </Lines>
    </NextPart>
  );
}
