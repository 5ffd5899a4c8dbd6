import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { resourcePaths } from '../../data/resource-paths';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useCommand } from '../../data/use-command';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { formatMoment } from '../../kinds/format';
import { together, useRefusedOf } from '../../parts/use-refused-of';
import { useFailure } from '../failure';
import type { ReminderRow } from './reminder-list';
import { useUndo } from './use-undo';

type Status = ReminderRow['status'];
type Listed = { readonly data: readonly ReminderRow[] } | undefined;

/** What people do with a reminder; each can be taken back from the message that tells of it. */
export function useReminderActions() {
  const putStatus = useCommand('setReminderStatus');
  const putDueDate = useCommand('setReminderDueDate');
  const { user } = useSession();
  const { t, locale } = useWords();
  const queryClient = useQueryClient();
  const fetchAgain = useFetchAgain('reminder');
  const undo = useUndo();
  const notify = useNotify();
  const explain = useFailure();
  const refusedOf = useRefusedOf();
  const when = (at: string) => formatMoment(at, locale, user?.timeZone);

  /** Lists show it so at once: a slip is cheap, and what the host refuses is fetched again. */
  const show = (ids: readonly string[], status: Status) =>
    queryClient.setQueriesData<Listed>(
      { queryKey: [resourcePaths.reminder, 'getList'] },
      (list) =>
        list && { ...list, data: list.data.map((row) => (ids.includes(row.id) ? { ...row, status } : row)) },
    );
  const attempt = async <A>(run: () => Promise<A>): Promise<A | undefined> => {
    try {
      return await run();
    } catch (error) {
      notify(explain(error), { type: 'error' });
      return undefined;
    } finally {
      await fetchAgain();
    }
  };
  const setStatus = (ids: readonly string[], status: Status, snoozedUntil?: string) => {
    show(ids, status);
    return attempt(() => putStatus({ ids: [...ids], status, ...(snoozedUntil && { snoozedUntil }) }));
  };
  /** One message of those that were moved, and of those that were left. */
  const tellOf = (all: Awaited<ReturnType<typeof setStatus>>, done: (many: number) => string) => {
    if (!all) return;
    const refused = refusedOf(all.data);
    const many = all.data.filter(({ ok }) => ok).length;
    notify(together(done(many), refused), { type: refused ? 'warning' : 'success' });
  };
  const setDate = (id: string, dueDate: string, reason?: string) =>
    putDueDate({ id, dueDate, ...(reason && { reason }) });
  const back = async ({ id, title, status, snoozedUntil }: ReminderRow) => {
    const until = status === 'snoozed' ? (snoozedUntil ?? undefined) : undefined;
    if (await setStatus([id], status, until)) notify(t('reminder.undone', { title }), { type: 'success' });
  };

  return {
    complete: async (reminder: ReminderRow) => {
      if (await setStatus([reminder.id], 'completed'))
        undo(t('reminder.completed', { title: reminder.title }), () => void back(reminder));
    },
    cancel: async (reminder: ReminderRow) => {
      if (await setStatus([reminder.id], 'cancelled'))
        undo(t('reminder.cancelled', { title: reminder.title }), () => void back(reminder));
    },
    reopen: async (reminder: ReminderRow) => back({ ...reminder, status: 'open' }),
    snooze: async (reminder: ReminderRow, until: string) => {
      if (await setStatus([reminder.id], 'snoozed', until))
        undo(t('reminder.snoozed', { title: reminder.title, when: when(until) }), () => void back(reminder));
    },
    completeMany: async (ids: readonly string[]) =>
      tellOf(await setStatus(ids, 'completed'), (many) => t('reminder.completedMany', { smart_count: many })),
    snoozeMany: async (ids: readonly string[], until: string) =>
      tellOf(await setStatus(ids, 'snoozed', until), (many) =>
        t('reminder.snoozedMany', { smart_count: many, when: when(until) }),
      ),
    /** Throws, so that a dialog can show the refusal at its fields. */
    redate: async (reminder: ReminderRow, dueDate: string, reason?: string) => {
      await setDate(reminder.id, dueDate, reason);
      await fetchAgain();
      undo(
        t('reminder.redated', { title: reminder.title, when: when(dueDate) }),
        () => void attempt(() => setDate(reminder.id, reminder.dueDate)),
      );
    },
  };
}
