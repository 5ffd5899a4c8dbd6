import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { DeskRecord } from '../../data/record';
import { useRights } from '../../data/rights';
import { listPath } from '../../data/resource-paths';
import { useWholeList } from '../../data/use-whole-list';
import { useTranslate } from '../../i18n/use-translate';
import { TextLink } from '../../parts/text-link';
import { GiveDialog } from '../reminder/give-dialog';

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
  const [giving, setGiving] = useState(false);
  const count = { smart_count: reminders.length };
  const found = new URLSearchParams([['userId', userId], ...still.map((one) => ['status', one])]);
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1.25, mb: 2.5 }}>
      <TextLink to={`${listPath('reminder')}?${found.toString()}`}>
        {t('sessions.heldReminders', count)}
      </TextLink>
      <Button variant="outlined" onClick={() => setGiving(true)}>
        {t('reminder.give')}
      </Button>
      {giving && (
        <GiveDialog
          ids={reminders.map(({ id }) => id)}
          title={t('sessions.giveRemindersTitle', { ...count, name })}
          save={t('reminder.giveManySave', count)}
          onClose={() => setGiving(false)}
        />
      )}
    </Stack>
  );
}
