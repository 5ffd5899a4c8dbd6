import type { RequestContext, TransactionContext } from './context';

/** A write stopped because it takes a fresh code. Nothing of it is written. */
export class CodeNeeded extends Error {
  constructor(readonly purpose: string) {
    super(`a code is needed to ${purpose}`);
  }
}

/**
 * Stops a write that takes a fresh code for this purpose, until the caller has proved it: the transaction is given up, the
 * code asked for or checked outside of it, and with the right one the write begins again. Call it last, when nothing else
 * is left to refuse.
 * @throws CodeNeeded
 */
export function demandCode(context: TransactionContext, purpose: string): void {
  if (context.proved !== purpose) throw new CodeNeeded(purpose);
}

/** The code that came with a request: `mfaCode` in the query, or the header `x-mfa-code`. */
export function codeOf(context: RequestContext): string | undefined {
  const { mfaCode } = context.parameters;
  return typeof mfaCode === 'string' && mfaCode ? mfaCode : context.origin.mfaCode;
}
