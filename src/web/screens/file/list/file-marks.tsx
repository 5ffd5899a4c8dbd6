import AccessTimeIcon from '@mui/icons-material/AccessTimeOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import PauseIcon from '@mui/icons-material/PauseOutlined';
import type { RecordProps } from '../../../generated/slots';
import { useWords } from '../../../i18n/words';
import { useSession } from '../../../identity/identity-context';
import { formatRelative } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { RowMark, RowMarks } from '../../../parts/row-marks';

/** What decides the day of a file, beside its number: rush, hold, and a status deadline that has passed while it was not on hold. */
export function FileMarks({ record }: RecordProps) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const now = useNow();
  const { hold, isRushFile, closed } = record;
  const due = typeof record.statusDue === 'string' ? record.statusDue : undefined;
  const isLate = due !== undefined && hold !== true && closed !== true && Date.parse(due) < now;
  return (
    <RowMarks>
      {isRushFile === true && <RowMark tone="error" icon={BoltIcon} said={t('fileMarks.rush')} />}
      {hold === true && <RowMark tone="warning" icon={PauseIcon} said={t('fileMarks.hold')} />}
      {isLate && (
        <RowMark
          tone="error"
          icon={AccessTimeIcon}
          said={t('fileMarks.late', { since: formatRelative(due, locale, user?.timeZone, now) })}
        />
      )}
    </RowMarks>
  );
}
