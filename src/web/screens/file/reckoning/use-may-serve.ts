import { useRights } from '../../../data/rights';
import { useSide } from '../../own-side';
import { mayWith, useFileRecord } from '../file-record';

/** Whether this person records services on the file, and gives more time. */
export function useMayServe(): boolean {
  const file = useFileRecord();
  const isServed = useRights().serves('recordService');
  return useSide() === 'agency' && isServed && mayWith(file, 'edit') && !file.closed;
}
