import Button from '@mui/material/Button';
import { useState } from 'react';
import { editPath } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { ButtonLink } from '../../parts/button-link';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';
import { useDoing } from '../../parts/use-doing';

/** What its vendor does with an invoice that is open, or who keys it in for him. */
export function OwnerButtons({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslate();
  const calls = useInvoiceCalls();
  const { busy, run } = useDoing();
  const [cancelling, setCancelling] = useState(false);
  if (!mayWith(invoice, 'submit')) return null;
  const submit = async () => {
    await calls.change(invoice, { invoiceStatus: 'submitted' });
    return t('vendorInvoicePage.submitted');
  };
  return (
    <>
      <Button variant="text" onClick={() => setCancelling(true)}>
        {t('vendorInvoicePage.cancelInvoice')}
      </Button>
      <ButtonLink to={editPath('vendorInvoice', invoice.id)}>{t('record.edit')}</ButtonLink>
      <Button variant="contained" color="primary" loading={busy} onClick={() => run(submit)}>
        {t('vendorInvoicePage.submit')}
      </Button>
      {cancelling && (
        <FieldsDialog
          title={t('vendorInvoicePage.cancelInvoice')}
          lead={t('vendorInvoicePage.cancelLead')}
          resource="vendorInvoice"
          asked={[
            {
              path: 'rejectReason',
              field: { kind: 'text', max: 500 },
              needed: true,
              label: t('vendorInvoice.reason'),
            },
          ]}
          record={invoice}
          values={{ rejectReason: '' }}
          save={t('vendorInvoicePage.cancelInvoice')}
          grave
          onSave={async ({ rejectReason }, opened = invoice) => {
            await calls.change(opened, { invoiceStatus: 'void', rejectReason });
            return t('vendorInvoicePage.cancelled');
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
