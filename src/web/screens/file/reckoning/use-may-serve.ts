import { useSide } from '../../own-side';
import { mayWith, useFileRecord } from '../file-record';

/** Whether this person records services on the file, and gives more time. */
export function useMayServe(): boolean {
  const file = useFileRecord();
  return useSide() === 'agency' && mayWith(file, 'edit') && !file.closed;
}
