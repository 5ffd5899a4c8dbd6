import Alert from '@mui/material/Alert';
import { useTranslate } from '../../i18n/use-translate';
import type { InvoiceRecord } from './invoice-record';

/** Why an invoice came back, and for which of its lines. */
export function SentBack({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslate();
  const reason = invoice.disputeReason ?? invoice.rejectReason;
  if (!reason) return null;
  const lines = invoice.disputedLines ?? [];
  return (
    <Alert severity="warning" role="note">
      <strong>
        {lines.length > 0
          ? t('vendorInvoicePage.sentBackLines', { smart_count: lines.length, lines: lines.join(', ') })
          : t('vendorInvoicePage.sentBack')}
      </strong>{' '}
      {reason}
    </Alert>
  );
}
