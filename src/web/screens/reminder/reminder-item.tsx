import LockIcon from '@mui/icons-material/LockOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import AccessTimeIcon from '@mui/icons-material/AccessTimeOutlined';
import { TextLink } from '../../parts/text-link';
import { Sign } from '../../parts/sign';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import { recordPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatMoment } from '../../kinds/format';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { useNow } from '../../kinds/now';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useTranslate } from '../../i18n/use-translate';
import { Menu, MenuItem } from '../menu';
import { CompleteButton } from './complete-button';
import { quickDate, quickDates } from './quick-dates';
import { useReminderActions } from './reminder-calls';
import type { ReminderRow } from './reminder-list';
import './reminder.css';

/** One reminder as a line: done with one press, put off with two. `withFile` names the file it belongs to. */
export function ReminderItem({ reminder, withFile = false }: { reminder: ReminderRow; withFile?: boolean }) {
  const t = useTranslate();
  const { choice, locale } = useWords();
  const { user } = useSession();
  const rights = useRights();
  const now = useNow();
  const { snooze, cancel, redate } = useReminderActions();
  const [redating, setRedating] = useState(false);
  const over = reminder.status === 'completed' || reminder.status === 'cancelled';
  const late = !over && Date.parse(reminder.snoozedUntil ?? reminder.dueDate) < now;
  const mine = reminder.userId === user?._id;
  const mayCancel = !reminder.isStatutory || rights.may('file', 'overrideGate');
  return (
    <li className={over ? 'reminder reminder-over' : late ? 'reminder reminder-late' : 'reminder'}>
      <CompleteButton reminder={reminder} />
      <div className="reminder-main">
        <span className="reminder-title">{reminder.title}</span>
        <span className="reminder-facts">
          {withFile && reminder.fileId && (
            <TextLink to={recordPath('file', reminder.fileId)}>
              <ReferenceName to="file" id={reminder.fileId} linked={false} />
            </TextLink>
          )}
          <span>{choice('reminderType', reminder.reminderType)}</span>
          {!mine && <ReferenceName to="user" id={reminder.userId} linked={false} />}
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
        </span>
        {reminder.description && <p className="reminder-text">{reminder.description}</p>}
      </div>
      <span
        className={late ? 'reminder-when late' : 'reminder-when'}
        title={formatMoment(reminder.dueDate, locale, user?.timeZone, true)}
      >
        {late && <WarningAmberIcon />}
        <MomentCell
          value={(over ? reminder.completedAt : reminder.snoozedUntil) ?? reminder.dueDate}
          place="row"
        />
      </span>
      {!over && rights.may('reminder', 'edit') && (
        <Menu
          label={t('reminder.snoozeLabel', { title: reminder.title })}
          className="icon-button"
          button={<AccessTimeIcon />}
        >
          {(close) => (
            <>
              {quickDates.map((which) => (
                <MenuItem
                  key={which}
                  onChoose={() => {
                    close();
                    void snooze(reminder, quickDate(which, now, user?.timeZone));
                  }}
                >
                  {t(`reminder.${which}`)}
                </MenuItem>
              ))}
              <MenuItem
                onChoose={() => {
                  close();
                  setRedating(true);
                }}
              >
                {t('reminder.redate')}
              </MenuItem>
              {mayCancel && (
                <MenuItem
                  onChoose={() => {
                    close();
                    void cancel(reminder);
                  }}
                >
                  {t('reminder.cancel')}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      )}
      {redating && (
        <FieldsDialog
          title={t('reminder.redateTitle', { title: reminder.title })}
          resource="reminder"
          asked={[
            { path: 'dueDate', field: resources.reminder.fields.dueDate, needed: true },
            { path: 'reason', field: { kind: 'text', max: 200 }, label: t('reminder.redateReason') },
          ]}
          values={{ dueDate: reminder.dueDate, reason: '' }}
          save={t('reminder.redateSave')}
          onSave={async ({ dueDate, reason }) => {
            await redate(reminder, String(dueDate), reason ? String(reason) : undefined);
            setRedating(false);
          }}
          onClose={() => setRedating(false)}
        />
      )}
    </li>
  );
}
