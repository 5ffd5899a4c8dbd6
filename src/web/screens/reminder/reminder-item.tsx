import LockIcon from '@mui/icons-material/LockOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { recordPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { formatMoment } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { Sign } from '../../parts/sign';
import { TextLink } from '../../parts/text-link';
import { CompleteButton } from './complete-button';
import type { ReminderRow } from './reminder-list';
import { SnoozeMenu } from './snooze-menu';

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  padding: '10px 12px',
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  flex: 1,
  minWidth: 0,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));
const Title = styled('span', { shouldForwardProp: (name) => name !== 'over' })<{ over: boolean }>(
  ({ theme, over }) => ({
    fontSize: theme.typography.body1.fontSize,
    fontWeight: 550,
    color: over ? 'inherit' : theme.vars?.palette.text.primary,
    ...(over && { textDecoration: 'line-through' }),
  }),
);
const When = styled('span', { shouldForwardProp: (name) => name !== 'late' })<{ late: boolean }>(
  ({ theme, late }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 3,
    whiteSpace: 'nowrap',
    ...(late && { color: theme.vars?.palette.error.main, fontWeight: 550 }),
    '& .MuiSvgIcon-root': { fontSize: 14 },
  }),
);
const Facts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  gridColumn: 1,
});

interface ReminderItemProps {
  readonly reminder: ReminderRow;
  /** Names the file it belongs to. */
  readonly withFile?: boolean;
  /** Stands before it, such as the box that chooses it. */
  readonly mark?: ReactNode;
}

/** One reminder as a line: done with one press, put off with two. */
export function ReminderItem({ reminder, withFile = false, mark }: ReminderItemProps) {
  const { t, choice, locale } = useWords();
  const { user } = useSession();
  const rights = useRights();
  const now = useNow();
  const over = reminder.status === 'completed' || reminder.status === 'cancelled';
  const late = !over && Date.parse(reminder.snoozedUntil ?? reminder.dueDate) < now;
  return (
    <Item>
      {mark}
      <CompleteButton reminder={reminder} />
      <Body>
        <Title over={over}>{reminder.title}</Title>
        <When late={late} title={formatMoment(reminder.dueDate, locale, user?.timeZone, true)}>
          {late && <WarningAmberIcon />}
          <MomentCell
            value={(over ? reminder.completedAt : reminder.snoozedUntil) ?? reminder.dueDate}
            place="row"
          />
        </When>
        <Facts>
          {withFile && reminder.fileId && (
            <TextLink to={recordPath('file', reminder.fileId)}>
              <ReferenceName to="file" id={reminder.fileId} linked={false} />
            </TextLink>
          )}
          <span>{choice('reminderType', reminder.reminderType)}</span>
          {reminder.userId !== user?._id && <ReferenceName to="user" id={reminder.userId} linked={false} />}
          {reminder.isStatutory && (
            <Sign tone="warn" icon={<LockIcon />} title={t('reminder.statutoryHelp')}>
              {t('reminder.statutory')}
            </Sign>
          )}
          {reminder.status === 'snoozed' && <Sign>{t('reminder.sleeping')}</Sign>}
          {reminder.recurrence !== 'none' && (
            <span>
              {t('reminder.repeats', {
                how: choice('reminderRecurrence', reminder.recurrence).toLowerCase(),
              })}
            </span>
          )}
        </Facts>
        {reminder.description && <Facts>{reminder.description}</Facts>}
      </Body>
      {!over && rights.may('reminder', 'edit') && <SnoozeMenu reminder={reminder} />}
    </Item>
  );
}
