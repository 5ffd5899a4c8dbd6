import { useWords } from '../../i18n/words';
import { formatMoney } from '../../kinds/format';
import type { Ticked } from './use-ticked';

/** What the ticked invoices come to, what will be done with each, and how many are left as they are. */
export function TickedLead({ seen, lead }: { seen: Ticked; lead: string }) {
  const { t, locale } = useWords();
  const { invoices, amount, left } = seen;
  const sum = { smart_count: invoices.length, amount: formatMoney(amount, locale) };
  return (
    <>
      <strong>{t('vendorInvoice.sum', sum)}</strong> {lead}
      {left > 0 && ` ${t('vendorInvoice.leftAsTheyAre', { smart_count: left })}`}
    </>
  );
}
