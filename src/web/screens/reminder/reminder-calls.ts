import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { resourcePaths } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity, useSession } from '../../identity/identity-context';
import { useToast } from '../../identity/toast';
import { useWords } from '../../i18n/words';
import { formatMoment } from '../../kinds/format';
import { useFailure } from '../failure';
import type { ReminderRow } from './reminder-list';
import { useUndo } from './undo-toast';

type Status = ReminderRow['status'];

/** Has everything that shows reminders or counts them fetched again. */
export function useFetchReminders(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [resourcePaths.reminder] }),
      queryClient.invalidateQueries({ queryKey: ['desk', 'count', 'reminder'] }),
    ]);
  }, [queryClient]);
}

/** What people do with a reminder; each can be taken back from the message that tells of it. */
export function useReminderActions() {
  const { http } = useIdentity();
  const { user } = useSession();
  const { locale } = useWords();
  const t = useTranslate();
  const fetchAgain = useFetchReminders();
  const undo = useUndo();
  const toast = useToast();
  const explain = useFailure();
  const when = (at: string) => formatMoment(at, locale, user?.timeZone);

  const attempt = async (run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run();
      await fetchAgain();
      return true;
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
      return false;
    }
  };
  const setStatus = (id: string, status: Status, snoozedUntil?: string) =>
    http.call('PATCH', '/reminder/status', {
      body: { ids: [id], status, ...(snoozedUntil && { snoozedUntil }) },
    });
  const setDate = (id: string, dueDate: string, reason?: string) =>
    http.call('PATCH', `/reminder/${id}/dueDate`, { body: { dueDate, ...(reason && { reason }) } });
  const back =
    ({ id, title, status, snoozedUntil }: ReminderRow) =>
    async () => {
      const done = await attempt(() =>
        setStatus(id, status, status === 'snoozed' ? (snoozedUntil ?? undefined) : undefined),
      );
      if (done) undo({ message: t('reminder.undone', { title }), onUndo: undefined });
    };

  return {
    complete: async (reminder: ReminderRow) => {
      if (await attempt(() => setStatus(reminder.id, 'completed')))
        undo({
          message: t('reminder.completed', { title: reminder.title }),
          onUndo: () => void back(reminder)(),
        });
    },
    cancel: async (reminder: ReminderRow) => {
      if (await attempt(() => setStatus(reminder.id, 'cancelled')))
        undo({
          message: t('reminder.cancelled', { title: reminder.title }),
          onUndo: () => void back(reminder)(),
        });
    },
    reopen: async (reminder: ReminderRow) => {
      if (await attempt(() => setStatus(reminder.id, 'open')))
        undo({ message: t('reminder.undone', { title: reminder.title }), onUndo: undefined });
    },
    snooze: async (reminder: ReminderRow, until: string) => {
      const message = t('reminder.snoozed', { title: reminder.title, when: when(until) });
      if (await attempt(() => setStatus(reminder.id, 'snoozed', until)))
        undo({ message, onUndo: () => void back(reminder)() });
    },
    /** Throws, so that a dialog can show the refusal at its fields. */
    redate: async (reminder: ReminderRow, dueDate: string, reason?: string) => {
      await setDate(reminder.id, dueDate, reason);
      await fetchAgain();
      undo({
        message: t('reminder.redated', { title: reminder.title, when: when(dueDate) }),
        onUndo: () => void attempt(() => setDate(reminder.id, reminder.dueDate)),
      });
    },
  };
}
