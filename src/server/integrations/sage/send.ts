import { sentence } from '#contract/words/sentence';
import { NoAnswer, send as sendAnywhere } from '../send';
import type { Answer, Request } from '../send';
import { Unreachable } from './port';

/**
 * Sends one request to the accounts.
 * @throws Unreachable
 */
export async function send(request: Request): Promise<Answer> {
  try {
    return await sendAnywhere(request);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new Unreachable(sentence('vendorInvoices.accountsCouldNotReached', { why: error.why }));
  }
}
