import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { amountOf, centsOf } from '#contract/money/cents';
import { oldestFirst } from '#contract/money/oldest-first';
import { formatDate, formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';
import { useToday } from '../../kinds/use-today';
import { FieldsDialog } from '../../parts/fields-dialog';
import { UnreadDialog } from '../../parts/unread-dialog';
import { AmountLeft } from './amount-left';
import { useBillingCall } from './billing-calls';
import { useFileInvoices } from './billing-records';
import type { InvoiceRow } from './billing-records';
import { oldestDue } from './oldest-due';

const field = { kind: 'money' } as const;

interface TransferDialogProps {
  readonly fileId: string;
  /** How much of what is held pays what is owed. */
  readonly amount: string;
  readonly onClose: () => void;
}

/** What is owed may be heard of in pieces: what is proposed follows it for as long as nobody has typed. */
function UntilTyped({ values }: { values: Readonly<Record<string, string>> }) {
  const { reset, formState } = useFormContext();
  const { isDirty } = formState;
  const proposed = JSON.stringify(values);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(proposed) as typeof values);
  }, [isDirty, proposed, reset]);
  return null;
}

/** Pays the open invoices of a file out of its trust, the oldest filled first; the transfer is what they get in all. */
export function TransferDialog({ fileId, amount, onClose }: TransferDialogProps) {
  const invoices = useFileInvoices(fileId);
  if (!invoices.data) return <UnreadDialog reads={[invoices]} onClose={onClose} />;
  const open = invoices.data
    .filter(
      ({ status, balanceDue, creditOfInvoiceId }) =>
        payableInvoice.includes(status) && !creditOfInvoiceId && centsOf(balanceDue) > 0,
    )
    .sort(oldestDue);
  return <Transfer fileId={fileId} amount={amount} open={open} onClose={onClose} />;
}

function Transfer({
  fileId,
  amount,
  open,
  onClose,
}: TransferDialogProps & { readonly open: readonly InvoiceRow[] }) {
  const { t, locale } = useWords();
  const call = useBillingCall();
  const receivedDate = useToday();
  const proposed = () =>
    Object.fromEntries(oldestFirst(amount, open).paid.map((one) => [one.invoice.id, one.amount]));
  const save = async (values: Record<string, unknown>) => {
    const allocations = open.flatMap(({ id }) => {
      const pays = values[id];
      return typeof pays === 'string' && centsOf(pays) > 0 ? [{ invoiceId: id, amount: pays }] : [];
    });
    const sum = amountOf(allocations.reduce((cents, one) => cents + centsOf(one.amount), 0));
    const transfer = { paymentType: 'invoice_payment', direction: 'in', method: 'trust_transfer' };
    const body = { ...transfer, fileId, receivedDate, isTrust: true, amount: sum, allocations };
    await call('payment', 'create', { body });
    return t('billing.transferred', { amount: formatMoney(sum, locale) });
  };
  return (
    <FieldsDialog
      title={t('billing.transferTitle', { amount: formatMoney(amount, locale) })}
      lead={t('billing.transferLead')}
      resource="payment"
      asked={open.map(({ id, invoiceNumber, balanceDue, dueDate }) => ({
        path: id,
        field,
        label: t('billing.owes', {
          number: invoiceNumber ?? t('billing.draft'),
          amount: formatMoney(balanceDue, locale),
        }),
        ...(dueDate && { help: t('billing.dueOn', { day: formatDate(dueDate, locale) }) }),
      }))}
      values={proposed()}
      save={t('billing.transferSave')}
      onSave={save}
      onClose={onClose}
    >
      <UntilTyped values={proposed()} />
      <AmountLeft of={amount} taken={[]} paths={open.map(({ id }) => id)} oldestFirst={proposed} />
    </FieldsDialog>
  );
}
