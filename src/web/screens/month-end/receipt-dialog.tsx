import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { normaliseValue } from '#contract/kinds/index';
import { centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { useToday } from '../../kinds/use-today';
import { FieldsDialog } from '../../parts/fields-dialog';
import { MoneyTable } from '../../parts/money-table';
import { TextLink } from '../../parts/text-link';
import { UnreadDialog } from '../../parts/unread-dialog';
import { useBillingCall } from '../billing/billing-calls';
import type { InvoiceRow } from '../billing/billing-records';
import { useClientInvoices } from '../billing/billing-records';
import { freeOf, useSpokenFor } from '../billing/free-invoices';
import type { ClientToBill } from './month-end-calls';
import { oldestFirst } from '#contract/money/oldest-first';

interface ReceiptDialogProps {
  readonly client: ClientToBill;
  readonly onClose: () => void;
}

const asked = ['amount', 'method', 'receivedDate', 'reference'] as const;

/** Records what a client paid on all its files: the oldest invoices first, and what is left stays with the payment. */
export function ReceiptDialog({ client, onClose }: ReceiptDialogProps) {
  const { t, locale } = useWords();
  const receivedDate = useToday();
  const call = useBillingCall();
  const ofClient = useClientInvoices(client.clientId, true);
  const { spoken, read } = useSpokenFor();
  // What the client disputes is paid on its own page, and not because it is old.
  const owing = ofClient.data?.filter(
    ({ creditOfInvoiceId, status }) => creditOfInvoiceId === null && status !== 'disputed',
  );
  const invoices = owing && spoken && freeOf(owing, spoken);
  if (!invoices) return <UnreadDialog reads={[ofClient, read]} onClose={onClose} />;
  return (
    <FieldsDialog
      wide
      title={t('monthEnd.receiptOf', { client: client.clientName })}
      lead={t('monthEnd.receiptLead')}
      resource="payment"
      asked={asked}
      values={{ amount: null, method: 'eft', receivedDate, reference: null }}
      save={t('monthEnd.record')}
      aside={<Paid invoices={invoices} />}
      onSave={async ({ amount, method, receivedDate: day, reference }) => {
        const { paid, left } = oldestFirst(String(amount), invoices);
        const fileId = (paid[0]?.invoice ?? invoices[0])?.fileId;
        const allocations = paid.map(({ invoice, amount: pays }) => ({
          invoiceId: invoice.id,
          amount: pays,
        }));
        const given = {
          fileId,
          amount,
          method,
          receivedDate: day,
          allocations,
          payerName: client.clientName,
        };
        const kept = { paymentType: 'invoice_payment', direction: 'in', isTrust: false };
        await call('payment', 'create', {
          body: { ...given, ...kept, ...(reference !== null && { reference }) },
        });
        return t('monthEnd.recorded', { smart_count: paid.length, left: formatMoney(left, locale) });
      }}
      onClose={onClose}
    />
  );
}

/** What the amount pays, as it is typed. */
function Paid({ invoices }: { invoices: readonly InvoiceRow[] }) {
  const { t, locale } = useWords();
  const typed: unknown = normaliseValue(useWatch({ name: 'amount' }), { kind: 'money' });
  const amount = typeof typed === 'string' && /^\d+\.\d\d$/.test(typed) ? typed : '0.00';
  const { paid, left } = oldestFirst(amount, invoices);
  if (paid.length === 0) return <Typography variant="body2">{t('monthEnd.paysNothing')}</Typography>;
  const money = (value: string) => formatMoney(value, locale);
  return (
    <MoneyTable
      label={t('monthEnd.pays')}
      rows={paid}
      keyOf={({ invoice }) => invoice.id}
      columns={[
        {
          head: t('monthEnd.invoice'),
          cell: ({ invoice }) => (
            <TextLink to={recordPath('invoice', invoice.id)}>{invoice.invoiceNumber}</TextLink>
          ),
        },
        {
          head: t('monthEnd.due'),
          as: 'short',
          cell: ({ invoice }) => invoice.dueDate && formatDate(invoice.dueDate, locale),
        },
        { head: t('monthEnd.open'), as: 'figure', cell: ({ invoice }) => money(invoice.balanceDue) },
        { head: t('monthEnd.pays'), as: 'figure', cell: ({ amount: pays }) => money(pays) },
      ]}
      {...(centsOf(left) > 0 && { below: [[t('monthEnd.left'), money(left)]] })}
    />
  );
}
