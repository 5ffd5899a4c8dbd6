import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { DeskRecord } from '../../data/record';
import { useRights } from '../../data/rights';
import { listPath } from '../../data/resource-paths';
import { useCommand } from '../../data/use-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useWholeList } from '../../data/use-whole-list';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { TextLink } from '../../parts/text-link';
import { together, useRefusedOf } from '../../parts/use-refused-of';
import { usePersonAsked } from '../file/assignments/use-person-asked';

const still = ['open', 'snoozed'];

/** What a person is still to be reminded of, where the caller may give it to somebody else. */
export function useHeldReminders(userId: string, enabled: boolean): readonly DeskRecord[] {
  const rights = useRights();
  const { data = [] } = useWholeList<DeskRecord>('reminder', { userId, status: still }, 'dueDate', {
    enabled: enabled && rights.may('reminder', 'edit'),
    perPage: 100,
  });
  return data;
}

interface HeldRemindersProps {
  readonly userId: string;
  readonly name: string;
  readonly reminders: readonly DeskRecord[];
}

/** How many there are, a hundred at a time, and whom they are given to. */
export function HeldReminders({ userId, name, reminders }: HeldRemindersProps) {
  const t = useTranslate();
  const give = useCommand('giveReminders');
  const fetchAgain = useFetchAgain('reminder');
  const refusedOf = useRefusedOf();
  const person = usePersonAsked();
  const [giving, setGiving] = useState(false);
  const count = { smart_count: reminders.length };
  const found = new URLSearchParams([['userId', userId], ...still.map((one) => ['status', one])]);
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1.25, mb: 2.5 }}>
      <TextLink to={`${listPath('reminder')}?${found.toString()}`}>
        {t('sessions.heldReminders', count)}
      </TextLink>
      <Button variant="outlined" onClick={() => setGiving(true)}>
        {t('sessions.giveReminders')}
      </Button>
      {giving && (
        <FieldsDialog
          resource="reminder"
          {...person}
          title={t('sessions.giveRemindersTitle', { ...count, name })}
          save={t('sessions.giveRemindersSave', count)}
          onSave={async ({ userId: heir }) => {
            const ids = reminders.map(({ id }) => id);
            const { data } = await give({ ids, userId: String(heir) });
            await fetchAgain();
            const there = data.filter(({ reminder }) => reminder?.status === 'cancelled').length;
            const given = data.filter(({ ok }) => ok).length - there;
            return together(
              (given > 0 || there === 0) && t('sessions.remindersGiven', { smart_count: given }),
              there > 0 && t('sessions.remindersThere', { smart_count: there }),
              refusedOf(data),
            );
          }}
          onClose={() => setGiving(false)}
        />
      )}
    </Stack>
  );
}
