import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { amountOf, centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { UnreadDialog } from '../../parts/unread-dialog';
import { AmountLeft } from './amount-left';
import { useBillingCall } from './billing-calls';
import { useFileInvoices } from './billing-records';
import type { InvoiceRow, WholeInvoice } from './billing-records';

const field = { kind: 'money' } as const;

/** What of a credit note's rest is set against which open invoice of its file, the oldest filled first. */
export function ApplyCreditDialog({ record, onClose }: { record: WholeInvoice; onClose: () => void }) {
  const { t, locale } = useWords();
  const call = useBillingCall();
  const invoices = useFileInvoices(record.fileId);
  const { data } = invoices;
  if (!data) return <UnreadDialog reads={[invoices]} onClose={onClose} />;
  const given = new Map(record.appliedTo?.map(({ invoiceId, amount }) => [invoiceId, amount]));
  const used = [...given.values()].reduce((sum, amount) => sum + centsOf(amount), 0);
  const whole = used - centsOf(record.balanceDue);
  const open = data
    .filter((row) => given.has(row.id) || isOpen(row))
    .sort((one, other) => ((one.dueDate ?? '') < (other.dueDate ?? '') ? -1 : 1));
  const due = ({ id, balanceDue }: InvoiceRow) => centsOf(balanceDue) + centsOf(given.get(id));
  const proposed = (): Record<string, string> => {
    let left = whole;
    return Object.fromEntries(
      open.map((row): [string, string] => {
        const amount = Math.min(left, due(row));
        left -= amount;
        return [row.id, amount > 0 ? amountOf(amount) : ''];
      }),
    );
  };
  const save = async (values: Record<string, unknown>, opened: WholeInvoice | undefined) => {
    const appliedTo = open.flatMap(({ id }) => {
      const amount = values[id];
      return typeof amount === 'string' && centsOf(amount) > 0 ? [{ invoiceId: id, amount }] : [];
    });
    const note = await call('invoice', 'update', {
      body: { _id: record.id, version: opened?.version, appliedTo },
    });
    const left = amountOf(Math.abs(centsOf(String(note.balanceDue))));
    return t('billing.creditLeft', { amount: formatMoney(left, locale) });
  };
  return (
    <FieldsDialog
      title={t('billing.applyTitle', { amount: formatMoney(amountOf(whole), locale) })}
      lead={open.length > 0 ? t('billing.applyLead') : t('billing.noneOpen')}
      resource="invoice"
      asked={open.map((row) => ({
        path: row.id,
        field,
        label: t('billing.owes', {
          number: row.invoiceNumber ?? t('billing.draft'),
          amount: formatMoney(amountOf(due(row)), locale),
        }),
        ...(row.dueDate && { help: t('billing.dueOn', { day: formatDate(row.dueDate, locale) }) }),
      }))}
      record={record}
      values={used > 0 ? Object.fromEntries(given) : proposed()}
      save={t('billing.applySave')}
      onSave={save}
      onClose={onClose}
    >
      {open.length > 0 && (
        <AmountLeft of={amountOf(whole)} taken={[]} paths={open.map(({ id }) => id)} oldestFirst={proposed} />
      )}
    </FieldsDialog>
  );
}

const isOpen = ({ status, balanceDue, creditOfInvoiceId }: InvoiceRow): boolean =>
  creditOfInvoiceId === null && payableInvoice.includes(status) && centsOf(balanceDue) > 0;
