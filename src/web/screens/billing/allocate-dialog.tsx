import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { paysOtherFiles } from '#contract/lifecycles/payment';
import { amountOf, centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { ReferenceName } from '../../kinds/cells/reference';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { isUnread } from '../../data/read';
import { UnreadDialog } from '../../parts/unread-dialog';
import { toggled } from '../../parts/toggled';
import { useFileRecord } from '../file/file-record';
import { useBillingCall } from './billing-calls';
import { useClientInvoices, useFileInvoices, useUnbilledFees } from './billing-records';
import type { FeeRow, InvoiceRow, PaymentRow } from './billing-records';
import { AmountLeft } from './amount-left';
import { oldestDue } from './oldest-due';
import { ChooseFees } from './choose-fees';

type Allocation = NonNullable<PaymentRow['allocations']>[number];
const field = { kind: 'money' } as const;

/**
 * How much of a payment goes to what: the open invoices of the file, the oldest filled first, those of the client's other files where
 * one asks for them, and fees that are on no invoice, which are paid whole. A refund pays credit notes.
 */
export function AllocateDialog({ record, onClose }: { record: PaymentRow; onClose: () => void }) {
  const { clientId } = useFileRecord();
  const [further, setFurther] = useState(false);
  const own = useFileInvoices(record.fileId);
  const { data: invoices } = own;
  const others = useClientInvoices(clientId, further || hasOthers(record, invoices));
  const unbilled = useUnbilledFees(record.fileId);
  const { data: fees = [], isDenied } = unbilled;
  if (!invoices || (hasOthers(record, invoices) && !others.data) || (isUnread(unbilled) && !isDenied))
    return <UnreadDialog reads={[own, others, ...(isDenied ? [] : [unbilled])]} onClose={onClose} />;
  const elsewhere = others.data?.filter(({ fileId }) => fileId !== record.fileId);
  return (
    <Allocate
      record={record}
      invoices={invoices}
      elsewhere={elsewhere}
      onFurther={() => setFurther(true)}
      fees={record.direction === 'in' ? fees : []}
      onClose={onClose}
    />
  );
}

/** Whether a payment pays an invoice that is none of its own file's. */
function hasOthers(record: PaymentRow, invoices: readonly InvoiceRow[] | undefined): boolean {
  return (record.allocations ?? []).some(
    ({ invoiceId }) => invoiceId && invoices && !invoices.some(({ id }) => id === invoiceId),
  );
}

interface Props {
  readonly record: PaymentRow;
  readonly invoices: readonly InvoiceRow[];
  /** Those of the client's other files, once they are asked for. */
  readonly elsewhere: readonly InvoiceRow[] | undefined;
  readonly onFurther: () => void;
  readonly fees: readonly FeeRow[];
  readonly onClose: () => void;
}

function Allocate({ record, invoices, elsewhere, onFurther, fees, onClose }: Props) {
  const { t, locale } = useWords();
  const call = useBillingCall();
  const paid = new Map(record.allocations?.map(({ invoiceId, amount }) => [invoiceId, amount]));
  const settled = record.allocations?.filter(({ feeId }) => feeId) ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const open = (rows: readonly InvoiceRow[]) =>
    rows.filter((row) => paid.has(row.id) || isOpenFor(record, row)).sort(oldestDue);
  const own = open(invoices);
  const shown = [...own, ...open(elsewhere ?? [])];
  const money = (amount: string) => formatMoney(amount, locale);
  const save = async (values: Record<string, unknown>, opened: PaymentRow | undefined) => {
    const byInvoice = shown.flatMap(({ id }): Allocation[] => {
      const amount = values[id];
      return typeof amount === 'string' && centsOf(amount) > 0 ? [{ invoiceId: id, amount }] : [];
    });
    const byFee = fees
      .filter(({ id }) => chosen.has(id))
      .map(({ id, totalAmount }): Allocation => ({ feeId: id, amount: totalAmount }));
    const allocations = [...settled, ...byFee, ...byInvoice];
    const left = allocations.reduce((rest, { amount }) => rest - centsOf(amount), centsOf(record.amount));
    const change = { _id: record.id, version: opened?.version, allocations };
    await call('payment', 'update', { body: change });
    return t('billing.unallocated', { amount: money(amountOf(left)) });
  };
  return (
    <FieldsDialog
      title={t('billing.allocateTitle', { amount: money(record.amount) })}
      lead={shown.length > 0 ? t('billing.allocateLead') : t('billing.noneOpen')}
      resource="payment"
      asked={shown.map(({ id, invoiceNumber, balanceDue, dueDate, fileId }) => ({
        path: id,
        field,
        label: t(record.direction === 'out' ? 'billing.owesBack' : 'billing.owes', {
          number: invoiceNumber ?? t('billing.draft'),
          amount: money(amountOf(Math.abs(centsOf(balanceDue)))),
        }),
        help: (
          <>
            {dueDate && t('billing.dueOn', { day: formatDate(dueDate, locale) })}{' '}
            {fileId !== record.fileId && <ReferenceName to="file" id={fileId} />}
          </>
        ),
      }))}
      record={record}
      values={proposed(record, own)}
      save={t('billing.allocateSave')}
      onSave={save}
      onClose={onClose}
    >
      {!elsewhere && paysOtherFiles(record) && (
        <Button onClick={onFurther} sx={{ mt: 2 }}>
          {t('billing.otherFiles')}
        </Button>
      )}
      {elsewhere && open(elsewhere).length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('billing.noneElsewhere')}
        </Typography>
      )}
      {fees.length > 0 && (
        <ChooseFees
          legend={t('billing.directFees')}
          fees={fees}
          isChosen={(id) => chosen.has(id)}
          onToggle={(id) => setChosen(toggled(chosen, id))}
        />
      )}
      <AmountLeft
        of={record.amount}
        taken={[
          ...settled,
          ...fees.filter(({ id }) => chosen.has(id)).map(({ totalAmount }) => ({ amount: totalAmount })),
        ]}
        paths={shown.map(({ id }) => id)}
        oldestFirst={() => proposed(record, shown)}
      />
    </FieldsDialog>
  );
}

/** Money that comes in pays invoices; money that is given back pays what a credit note owes. */
function isOpenFor(record: PaymentRow, { status, balanceDue, creditOfInvoiceId }: InvoiceRow): boolean {
  const isNote = creditOfInvoiceId !== null;
  if (!payableInvoice.includes(status) || isNote !== (record.direction === 'out')) return false;
  return isNote ? centsOf(balanceDue) < 0 : centsOf(balanceDue) > 0;
}

/** What each invoice of the file gets already, and of what is left as much as each still owes. */
function proposed(record: PaymentRow, invoices: readonly InvoiceRow[]): Record<string, string> {
  const given = new Map(record.allocations?.map(({ invoiceId, amount }) => [invoiceId, amount]));
  let left = centsOf(record.unallocatedAmount);
  const own = invoices.map(({ id, balanceDue }): [string, string] => {
    const has = centsOf(given.get(id));
    const applied = record.status === 'cleared' ? has : 0;
    const more = Math.max(0, Math.min(left, Math.abs(centsOf(balanceDue)) + applied - has));
    left -= more;
    return [id, has + more > 0 ? amountOf(has + more) : ''];
  });
  const elsewhere = [...given].flatMap(([id, amount]): [string, string][] => (id ? [[id, amount]] : []));
  return Object.fromEntries([...elsewhere, ...own]);
}
