import { afterAnswer } from '../identity/after-answer';
import type { Write } from './work';

/** Does something once a write is committed and answered, and never for one that was rolled back. A failure is logged. */
export function afterCommit(write: Write, what: string, work: () => Promise<void>): void {
  const start = (): void => afterAnswer(write.house, what, work);
  if (write.later) write.later.push(start);
  else start();
}
