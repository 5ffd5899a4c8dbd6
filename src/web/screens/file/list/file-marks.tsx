import type { IconName } from '../../../frame/icon';
import { Icon } from '../../../frame/icon';
import type { RecordProps } from '../../../generated/slots';
import { useTranslate } from '../../../i18n/use-translate';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { formatRelative } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import './file-marks.css';

/** What decides the day of a file, beside its number: rush, hold, and a status deadline that has passed while it was not on hold. */
export function FileMarks({ record }: RecordProps) {
  const words = useWords();
  const t = useTranslate();
  const { user } = useSession();
  const now = useNow();
  const { hold, isRushFile, closed } = record;
  const due = typeof record.statusDue === 'string' ? record.statusDue : undefined;
  const isLate = due !== undefined && hold !== true && closed !== true && Date.parse(due) < now;
  const marks: readonly (readonly [name: string, icon: IconName, said: string])[] = [
    ...(isRushFile === true ? [['rush', 'rush', t('fileMarks.rush')] as const] : []),
    ...(hold === true ? [['hold', 'hold', t('fileMarks.hold')] as const] : []),
    ...(isLate
      ? [
          [
            'late',
            'clock',
            t('fileMarks.late', { since: formatRelative(due, words.locale, user?.timeZone, now) }),
          ] as const,
        ]
      : []),
  ];
  return (
    <span className="file-marks">
      {marks.map(([name, icon, said]) => (
        <span key={name} className={`file-mark file-mark-${name}`} role="img" aria-label={said} title={said}>
          <Icon name={icon} />
        </span>
      ))}
    </span>
  );
}
