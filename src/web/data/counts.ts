import { useSession } from '../identity/identity-context';
import { useRights } from './rights';
import { useRead } from './use-read';

/** How many unread notes, or due reminders, the signed-in person has; live news says when to count again. */
export function useCount(what: 'note' | 'reminder'): number | undefined {
  const { user } = useSession();
  const rights = useRights();
  const userId = user?._id ?? '';
  const [name, sent] =
    what === 'note'
      ? (['countNotes', { unread: true, toUserId: userId }] as const)
      : (['countReminders', { userId }] as const);
  return useRead(['desk', 'count', what, userId], name, sent, {
    enabled: rights.may(what, 'list'),
    staleTime: 60_000,
  }).data?.count;
}
