import { Icon } from '../../frame/icon';
import { fill } from '../../i18n/words';
import type { InvoiceRecord } from './invoice-record';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

/** Why an invoice came back, and for which of its lines. */
export function SentBack({ invoice }: { invoice: InvoiceRecord }) {
  const texts = useVendorInvoiceTexts();
  const reason = invoice.disputeReason ?? invoice.rejectReason;
  if (!reason) return null;
  const lines = invoice.disputedLines ?? [];
  return (
    <p className="bill-said" role="note">
      <strong>
        <Icon name="alert" />{' '}
        {lines.length > 0
          ? fill(lines.length === 1 ? texts.sentBackLine : texts.sentBackLines, { lines: lines.join(', ') })
          : texts.sentBack}
      </strong>{' '}
      {reason}
    </p>
  );
}
