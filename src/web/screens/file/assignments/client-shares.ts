import type { Recorded } from '#contract/resources/index';
import { useClientTerm } from '../../company/client-term';

/**
 * Whether the client of a file shares what was found on it with whoever works it next. Nothing until that is known; who does not read it
 * shares nothing unasked.
 */
export function useClientShares(
  file: Pick<Recorded<'file'>, 'clientId' | 'clientOfficeId'>,
): boolean | undefined {
  const { isRead, said } = useClientTerm(file, 'sharePreviousFindings');
  return isRead ? (said ?? false) : undefined;
}
