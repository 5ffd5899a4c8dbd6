import { useSession } from '../identity/identity-context';
import { dayOf } from './format';
import { useNow } from './now';

/** The day that it is where the person is. */
export function useToday(): string {
  const { user } = useSession();
  return dayOf(new Date(useNow()).toISOString(), user?.timeZone);
}
