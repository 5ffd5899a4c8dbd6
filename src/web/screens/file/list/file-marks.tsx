import AccessTimeIcon from '@mui/icons-material/AccessTimeOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import PauseIcon from '@mui/icons-material/PauseOutlined';
import { styled } from '@mui/material/styles';
import type { RecordProps } from '../../../generated/slots';
import { useWords } from '../../../i18n/words';
import { useSession } from '../../../identity/identity-context';
import { formatRelative } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';

const Marks = styled('span')({
  display: 'inline-flex',
  gap: 3,
  marginLeft: 6,
  verticalAlign: 'middle',
  '&:empty': { display: 'none' },
});

const Mark = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'warning' | 'error' }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    padding: 2,
    borderRadius: 4,
    color: theme.vars?.palette[tone].main,
    backgroundColor: `color-mix(in srgb, currentColor 12%, ${theme.vars?.palette.background.paper})`,
    '& .MuiSvgIcon-root': { fontSize: 13 },
  }),
);

/** What decides the day of a file, beside its number: rush, hold, and a status deadline that has passed while it was not on hold. */
export function FileMarks({ record }: RecordProps) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const now = useNow();
  const { hold, isRushFile, closed } = record;
  const due = typeof record.statusDue === 'string' ? record.statusDue : undefined;
  const isLate = due !== undefined && hold !== true && closed !== true && Date.parse(due) < now;
  const mark = (tone: 'warning' | 'error', Icon: typeof BoltIcon, said: string) => (
    <Mark tone={tone} role="img" aria-label={said} title={said}>
      <Icon />
    </Mark>
  );
  return (
    <Marks>
      {isRushFile === true && mark('error', BoltIcon, t('fileMarks.rush'))}
      {hold === true && mark('warning', PauseIcon, t('fileMarks.hold'))}
      {isLate &&
        mark(
          'error',
          AccessTimeIcon,
          t('fileMarks.late', { since: formatRelative(due, locale, user?.timeZone, now) }),
        )}
    </Marks>
  );
}
