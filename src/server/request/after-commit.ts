import { afterAnswer } from '../identity/after-answer';
import type { TransactionContext } from './context';

/** Does something once a write is committed and answered, and never for one that was rolled back. A failure is logged. */
export function afterCommit(context: TransactionContext, what: string, work: () => Promise<void>): void {
  const start = (): void => afterAnswer(context.app, what, work);
  if (context.later) context.later.push(start);
  else start();
}
