import { pageSize } from '#contract/list-query';
import { postable } from '#contract/lifecycles/vendor-invoice';
import { sumOf } from '#contract/money/cents';
import { useWholeList } from '../../data/use-whole-list';
import { useWords } from '../../i18n/words';
import { formatMoney } from '../../kinds/format';
import { AskDialog } from '../../parts/ask-dialog';
import { WaitingLines } from '../../parts/waiting';
import { useInvoiceCalls } from './invoice-calls';
import { useDoing } from '../../parts/use-doing';
import type { InvoiceRow } from './waiting-invoices';

/** Posts all that waits for the accounts, once it is known how many these are and what they come to. */
export function PostWaiting({ onClose }: { onClose: () => void }) {
  const { t, locale } = useWords();
  const calls = useInvoiceCalls();
  const { busy, run } = useDoing();
  // As many as the host posts at once, and in its order.
  const filter = { invoiceStatus: [...postable] };
  const { data, error } = useWholeList<InvoiceRow>('vendorInvoice', filter, 'invoiceDate', {
    perPage: pageSize.most,
  });
  const post = async () => {
    const { posted, refused, waiting } = await calls.trigger();
    onClose();
    return { good: refused === 0, message: t('vendorInvoice.triggered', { posted, refused, waiting }) };
  };
  const count = data?.length ?? 0;
  const amount = formatMoney(sumOf((data ?? []).map(({ total }) => total)), locale);
  return (
    <AskDialog
      title={data ? t('vendorInvoice.bulkPostTitle', { smart_count: count }) : t('vendorInvoice.trigger')}
      lead={
        data && `${t('vendorInvoice.sum', { smart_count: count, amount })} ${t('vendorInvoice.bulkPostLead')}`
      }
      confirm={t('vendorInvoice.trigger')}
      busy={busy}
      disabled={count === 0}
      error={error}
      onConfirm={() => run(post)}
      onClose={onClose}
    >
      {!data && !error && <WaitingLines count={2} />}
    </AskDialog>
  );
}
