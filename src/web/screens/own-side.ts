import { sideOf } from '#contract/roles/sides';
import type { Side } from '#contract/roles/sides';
import { useSession } from '../identity/identity-context';

/** On which side of a file this person stands. */
export function useSide(): Side {
  const { user } = useSession();
  return sideOf((user?.activityType ?? 'agency') as Parameters<typeof sideOf>[0]);
}
