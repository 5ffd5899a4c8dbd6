import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editPath } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { useToast } from '../../identity/toast';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useFailure } from '../failure';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';

/** What its vendor does with an invoice that is open, or who keys it in for him. */
export function KeeperButtons({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslate();
  const calls = useInvoiceCalls();
  const toast = useToast();
  const explain = useFailure();
  const [cancelling, setCancelling] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!mayWith(invoice, 'submit')) return null;
  const submit = async () => {
    setBusy(true);
    try {
      await calls.change(invoice.id, { invoiceStatus: 'submitted' });
      toast({ status: 'success', message: t('vendorInvoice.submitted') });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setCancelling(true)}>
        {t('vendorInvoice.cancelInvoice')}
      </button>
      <Link className="button" to={editPath('vendorInvoice', invoice.id)}>
        {t('record.edit')}
      </Link>
      <button type="button" className="button button-main" disabled={busy} onClick={() => void submit()}>
        {t('vendorInvoice.submit')}
      </button>
      {cancelling && (
        <FieldsDialog
          title={t('vendorInvoice.cancelInvoice')}
          lead={<p>{t('vendorInvoice.cancelLead')}</p>}
          resource="vendorInvoice"
          asked={[
            {
              path: 'rejectReason',
              field: { kind: 'text', max: 500 },
              needed: true,
              label: t('vendorInvoice.reason'),
            },
          ]}
          values={{ rejectReason: '' }}
          save={t('vendorInvoice.cancelInvoice')}
          grave
          onSave={async ({ rejectReason }) => {
            await calls.change(invoice.id, { invoiceStatus: 'void', rejectReason });
            setCancelling(false);
            toast({ status: 'success', message: t('vendorInvoice.cancelled') });
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
