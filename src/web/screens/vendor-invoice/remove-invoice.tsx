import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { vendorInvoiceCommands } from '#contract/commands/vendor-invoice';
import { listPath } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import { confirmation, holdToWord } from '../housekeeping/hold-to-word';
import { useInvoiceCalls } from './invoice-calls';
import type { InvoiceRecord } from './invoice-record';
import { mayWith } from './invoice-record';

/** Takes an invoice away that the accounts do not know, with a reason, once its number was typed. */
export function RemoveInvoice({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { remove } = useInvoiceCalls();
  const [asking, setAsking] = useState(false);
  if (!mayWith(invoice, 'delete')) return null;
  const number = invoice.invoiceNumber;
  const wrong = t('vendorInvoicePage.notTheNumber');
  return (
    <>
      <Button
        variant="text"
        color="error"
        startIcon={<DeleteIcon />}
        // Where buttons stand in several lines, what is decided every day comes before it.
        sx={{ order: { xs: 1, sm: 0 } }}
        onClick={() => setAsking(true)}
      >
        {t('vendorInvoicePage.remove')}
      </Button>
      {asking && (
        <FieldsDialog
          grave
          title={t('vendorInvoicePage.removeTitle', { number })}
          lead={t('vendorInvoicePage.removeLead')}
          resource="vendorInvoice"
          asked={[
            {
              path: 'reason',
              field: vendorInvoiceCommands.deleteVendorInvoice.body.reason,
              label: t('vendorInvoice.reason'),
            },
            confirmation(t('vendorInvoicePage.removeConfirm'), wrong),
          ]}
          record={invoice}
          values={{ reason: '', confirmation: '' }}
          save={t('vendorInvoicePage.remove')}
          onSave={async ({ reason, confirmation: typed }, opened = invoice) => {
            holdToWord(typed, number, wrong);
            await remove(opened, String(reason), () => void navigate(listPath('vendorInvoice')));
            return t('vendorInvoicePage.removed', { number });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
