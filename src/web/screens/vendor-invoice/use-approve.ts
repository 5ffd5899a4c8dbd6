import { useTranslate } from '../../i18n/use-translate';
import { useDoing } from '../../parts/use-doing';
import { useInvoiceCalls } from './invoice-calls';
import type { Decidable } from './invoice-record';

/** Approves an invoice that no reason is needed for, and says what came of it. Who pressed the key by mistake takes it back. */
export function useApprove(onDone?: () => void) {
  const t = useTranslate();
  const calls = useInvoiceCalls();
  const { run } = useDoing();
  return (seen: Decidable): Promise<void> =>
    run(async () => {
      const [told] = await calls.decide([seen], 'approved', null, []);
      onDone?.();
      return told?.ok ? t('vendorInvoice.decided') : { good: false, message: told?.message ?? '' };
    });
}
