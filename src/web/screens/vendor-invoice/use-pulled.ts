import { useTranslate } from '../../i18n/use-translate';
import { useInvoiceCalls } from './invoice-calls';
import type { Told } from './use-doing';

/** Fetches from the accounts what they paid, and says how much of it was new. */
export function usePulled(): () => Promise<Told> {
  const t = useTranslate();
  const calls = useInvoiceCalls();
  return async () => {
    const { updated, checked, paid, partiallyPaid } = await calls.pull();
    const message = t('vendorInvoice.pulled', { updated, checked, paid, partly: partiallyPaid });
    return { good: true, message };
  };
}
