import { useTranslate } from '../../i18n/use-translate';
import { useInvoiceCalls } from './invoice-calls';

/** Fetches from the accounts what they paid, and says how much of it was new. */
export function usePulled(): () => Promise<string> {
  const t = useTranslate();
  const calls = useInvoiceCalls();
  return async () => {
    const { updated, checked, paid, partiallyPaid } = await calls.pull();
    return t('vendorInvoice.pulled', { updated, checked, paid, partly: partiallyPaid });
  };
}
