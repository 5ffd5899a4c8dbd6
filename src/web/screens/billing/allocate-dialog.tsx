import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { amountOf, centsOf } from '#contract/money/cents';
import { formatMoney } from '#contract/written';
import { fill, useWords } from '../../i18n/words';
import { AskDialog } from '../ask-dialog';
import { useBillingCall } from './billing-calls';
import { useFileInvoices } from './billing-records';
import type { InvoiceRow, PaymentRow } from './billing-records';
import { useBillingTexts } from './billing-texts';

const field = { kind: 'money' } as const;

/** How much of a payment goes to each open invoice of the file; the oldest is filled first. */
export function AllocateDialog({ record, onClose }: { record: PaymentRow; onClose: () => void }) {
  const { data } = useFileInvoices(record.fileId);
  if (!data) return null;
  return <Allocate record={record} invoices={data} onClose={onClose} />;
}

interface Props {
  readonly record: PaymentRow;
  readonly invoices: readonly InvoiceRow[];
  readonly onClose: () => void;
}

function Allocate({ record, invoices, onClose }: Props) {
  const texts = useBillingTexts();
  const { locale } = useWords();
  const call = useBillingCall();
  const paid = new Map(record.allocations?.map(({ invoiceId, amount }) => [invoiceId, amount]));
  const others = (record.allocations ?? []).filter(
    ({ invoiceId }) => !invoiceId || !invoices.some(({ id }) => id === invoiceId),
  );
  const shown = invoices
    .filter(
      ({ id, status, balanceDue }) =>
        paid.has(id) || (payableInvoice.includes(status) && centsOf(balanceDue) > 0),
    )
    .sort((one, other) => ((one.dueDate ?? '') < (other.dueDate ?? '') ? -1 : 1));
  const money = (amount: string) => formatMoney(amount, locale);
  return (
    <AskDialog
      title={fill(texts.allocateTitle, { amount: money(record.amount) })}
      lead={shown.length > 0 ? texts.allocateLead : texts.noneOpen}
      resource="payment"
      asked={shown.map(({ id, invoiceNumber, balanceDue }) => ({
        path: id,
        field,
        label: fill(texts.owes, { number: invoiceNumber ?? texts.draft, amount: money(balanceDue) }),
      }))}
      values={proposed(record, shown)}
      save={texts.allocateSave}
      onSave={async (values) => {
        const allocations = shown.flatMap(({ id }) => {
          const amount = values[id];
          return typeof amount === 'string' && centsOf(amount) > 0 ? [{ invoiceId: id, amount }] : [];
        });
        await call(
          'PATCH',
          '/payment/',
          { _id: record.id, version: record.version, allocations: [...others, ...allocations] },
          fill(texts.unallocated, {
            amount: money(
              amountOf(
                [...others, ...allocations].reduce(
                  (left, one) => left - centsOf(one.amount),
                  centsOf(record.amount),
                ),
              ),
            ),
          }),
        );
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** What each invoice gets already, and of what is left as much as each still owes. */
function proposed(record: PaymentRow, invoices: readonly InvoiceRow[]): Record<string, string> {
  let left = centsOf(record.unallocatedAmount);
  return Object.fromEntries(
    invoices.map(({ id, balanceDue }) => {
      const has = centsOf(record.allocations?.find((one) => one.invoiceId === id)?.amount);
      const applied = record.status === 'cleared' ? has : 0;
      const more = Math.max(0, Math.min(left, centsOf(balanceDue) + applied - has));
      left -= more;
      return [id, has + more > 0 ? amountOf(has + more) : ''];
    }),
  );
}
