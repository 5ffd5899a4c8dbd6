import { Link } from 'react-router-dom';
import { recordPath } from '../../../data/resource-paths';
import { MomentCell } from '../../../kinds/cells/time';
import { useNow } from '../../../kinds/now';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { CompleteButton } from '../../reminder/complete-button';
import { useFileReminders } from '../../reminder/reminder-list';
import { useFileRecord } from '../file-record';

/** The reminders that are open on the file, the nearest first. */
export function OpenReminders() {
  const file = useFileRecord();
  const t = useTranslate();
  const now = useNow();
  const { data: reminders } = useFileReminders(file.id);
  const open = reminders?.filter(({ status }) => status === 'open' || status === 'snoozed');
  return (
    <section className="next-part">
      <h3>
        {t('file.next.reminders')}
        {open && open.length > 3 && (
          <Link className="next-all" to={`${recordPath('file', file.id)}/reminders`}>
            {t('file.next.all', { count: open.length })}
          </Link>
        )}
      </h3>
      {reminders === undefined && <span className="skeleton skeleton-line" />}
      {open?.length === 0 && <p className="quiet">{t('file.next.remindersNone')}</p>}
      <ul className="mini-reminders">
        {open?.slice(0, 3).map((reminder) => {
          const late = Date.parse(reminder.dueDate) < now;
          return (
            <li key={reminder.id}>
              <CompleteButton reminder={reminder} />
              <span className="mini-title">{reminder.title}</span>
              <span className={late ? 'mini-when late' : 'mini-when'}>
                {late && <Icon name="alert" />}
                <MomentCell value={reminder.snoozedUntil ?? reminder.dueDate} place="row" />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
