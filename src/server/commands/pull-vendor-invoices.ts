import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { Refused, Unreachable } from '../integrations/sage/port';
import { pullPayments } from '../vendor-invoices/pull-payments';
import type { Handler } from './handler';

/** Fetches what was paid. Where the accounts cannot be reached, nothing changes and it can be asked for again. */
export const pullVendorInvoices: Handler<'pullVendorInvoices'> = async (context) => {
  try {
    return { body: await pullPayments(context.app, context) };
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreachable) {
      const { said } = error;
      const message = typeof said === 'string' ? sentence('vendorInvoices.accountsSay', { said }) : said;
      throw new Problem('NOT_READY', { message, retryAfter: 60 });
    }
    throw error;
  }
};
