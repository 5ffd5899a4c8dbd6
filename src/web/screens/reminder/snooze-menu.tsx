import AccessTimeIcon from '@mui/icons-material/AccessTimeOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useSession } from '../../identity/identity-context';
import { useNow } from '../../kinds/now';
import { MenuButton } from '../../parts/menu-button';
import { quickDate, quickDates } from './quick-dates';
import { GiveOneDialog } from './give-dialog';
import { RedateDialog } from './redate-dialog';
import { useReminderActions } from './reminder-calls';
import type { ReminderRow } from './reminder-list';

/** Puts a reminder off, gives it another date or to another person, or cancels it. */
export function SnoozeMenu({ reminder }: { reminder: ReminderRow }) {
  const t = useTranslate();
  const { user } = useSession();
  const rights = useRights();
  const now = useNow();
  const { snooze, cancel } = useReminderActions();
  const [redating, setRedating] = useState(false);
  const [giving, setGiving] = useState(false);
  const mayCancel = !reminder.isStatutory || rights.may('file', 'overrideGate');
  const item = (close: () => void, label: string, run: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        close();
        run();
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <>
      <MenuButton
        label={t('reminder.snoozeLabel', { title: reminder.title })}
        icon={<AccessTimeIcon />}
        align="right"
      >
        {(close) => [
          ...quickDates.map((which) =>
            item(
              close,
              t(`reminder.${which}`),
              () => void snooze(reminder, quickDate(which, now, user?.timeZone)),
            ),
          ),
          item(close, t('reminder.redate'), () => setRedating(true)),
          item(close, t('reminder.give'), () => setGiving(true)),
          mayCancel && item(close, t('reminder.cancel'), () => void cancel(reminder)),
        ]}
      </MenuButton>
      {giving && <GiveOneDialog reminder={reminder} onClose={() => setGiving(false)} />}
      {redating && <RedateDialog reminder={reminder} onClose={() => setRedating(false)} />}
    </>
  );
}
