import { useQuery } from '@tanstack/react-query';
import type { Query } from '../http/query-string';
import { useIdentity, useSession } from '../identity/identity-context';
import { useRights } from './rights';

const counted = {
  note: { path: '/note/count', of: (userId: string): Query => ({ unread: true, toUserId: userId }) },
  reminder: { path: '/reminder/count', of: (userId: string): Query => ({ userId }) },
} as const;

/** How many unread notes, or due reminders, the signed-in person has; live news says when to count again. */
export function useCount(what: keyof typeof counted): number | undefined {
  const { http } = useIdentity();
  const { user } = useSession();
  const rights = useRights();
  const userId = user?._id ?? '';
  const { path, of } = counted[what];
  return useQuery({
    queryKey: ['desk', 'count', what, userId],
    queryFn: async ({ signal }) => {
      const { body } = await http.call('GET', path, { query: of(userId), signal });
      return (body as { count: number }).count;
    },
    enabled: rights.may(what, 'list'),
    staleTime: 60_000,
  }).data;
}
