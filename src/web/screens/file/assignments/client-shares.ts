import type { Recorded } from '#contract/resources/index';
import type { Read } from '../../../data/read';
import { useClientTerm } from '../../company/client-term';

/**
 * Whether the client of a file shares what was found on it with whoever works it next. Nothing until that is known by what it is read by; who
 * does not read it shares nothing unasked.
 */
export function useClientShares(file: Pick<Recorded<'file'>, 'clientId' | 'clientOfficeId'>): {
  readonly shares?: boolean;
  readonly reads: readonly Read[];
} {
  const { isRead, said, reads } = useClientTerm(file, 'sharePreviousFindings');
  return isRead ? { shares: said ?? false, reads } : { reads };
}
