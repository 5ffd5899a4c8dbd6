import type { Query } from '../http/query-string';
import { useSession } from '../identity/identity-context';
import { useRights } from './rights';
import { useRead } from './use-read';

const counted = {
  note: { path: '/note/count', of: (userId: string): Query => ({ unread: true, toUserId: userId }) },
  reminder: { path: '/reminder/count', of: (userId: string): Query => ({ userId }) },
} as const;

/** How many unread notes, or due reminders, the signed-in person has; live news says when to count again. */
export function useCount(what: keyof typeof counted): number | undefined {
  const { user } = useSession();
  const rights = useRights();
  const userId = user?._id ?? '';
  const { path, of } = counted[what];
  return useRead<{ count: number }>(['desk', 'count', what, userId], path, {
    query: of(userId),
    enabled: rights.may(what, 'list'),
    staleTime: 60_000,
  }).data?.count;
}
