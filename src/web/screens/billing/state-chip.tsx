import Stack from '@mui/material/Stack';
import { Late } from '../../parts/words-in-line';
import type { Field } from '#contract/fields';
import { invoice } from '#contract/resources/invoice';
import { payment } from '#contract/resources/payment';
import { useTranslate } from '../../i18n/use-translate';
import { Value } from '../../kinds/value';
import type { InvoiceRow, PaymentRow } from './billing-records';

/** How an invoice stands, and beside it, in words, that it is overdue. */
export function InvoiceState({ record }: { record: InvoiceRow }) {
  const t = useTranslate();
  const field: Field = invoice.fields.status;
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}
    >
      <Value
        value={record.status}
        field={field}
        resource="invoice"
        name="status"
        record={{ ...record }}
        place="row"
      />
      {record.isOverdue && <Late>{t('billing.overdue')}</Late>}
    </Stack>
  );
}

export function PaymentState({ record }: { record: PaymentRow }) {
  const field: Field = payment.fields.status;
  return (
    <Value
      value={record.status}
      field={field}
      resource="payment"
      name="status"
      record={{ ...record }}
      place="row"
    />
  );
}
