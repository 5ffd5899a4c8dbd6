import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useRights } from '../../data/rights';
import type { BulkProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { useSession } from '../../identity/identity-context';
import { useNow } from '../../kinds/now';
import { MenuButton } from '../../parts/menu-button';
import { GiveDialog } from './give-dialog';
import { quickDate, quickDates } from './quick-dates';
import { useReminderActions } from './reminder-calls';

/** Completes the reminders that are ticked, puts them off, or gives them to somebody: one call for all. */
export function BulkReminders({ ids, done }: BulkProps) {
  const t = useTranslate();
  const rights = useRights();
  const { user } = useSession();
  const now = useNow();
  const { completeMany, snoozeMany } = useReminderActions();
  const [giving, setGiving] = useState(false);
  if (!rights.may('reminder', 'edit')) return null;
  const count = { smart_count: ids.length };
  return (
    <>
      <Button startIcon={<Check />} onClick={() => void completeMany(ids).then(done)}>
        {t('reminder.completeMany')}
      </Button>
      <MenuButton label={t('reminder.snooze')}>
        {(close) =>
          quickDates.map((which) => (
            <MenuItem
              key={which}
              onClick={() => {
                close();
                void snoozeMany(ids, quickDate(which, now, user?.timeZone)).then(done);
              }}
            >
              {t(`reminder.${which}`)}
            </MenuItem>
          ))
        }
      </MenuButton>
      <Button variant="text" onClick={() => setGiving(true)}>
        {t('reminder.give')}
      </Button>
      {giving && (
        <GiveDialog
          ids={ids}
          title={t('reminder.giveManyTitle', count)}
          save={t('reminder.giveManySave', count)}
          onGiven={done}
          onClose={() => setGiving(false)}
        />
      )}
    </>
  );
}
