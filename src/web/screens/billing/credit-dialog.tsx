import { centsOf } from '#contract/money/cents';
import { formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useBillingCall } from './billing-calls';
import type { WholeInvoice } from './billing-records';

const field = { kind: 'money' } as const;

/** The credit note of an invoice: all that is left of it, or as much of each line as is typed, with the taxes of that part. */
export function CreditDialog({ record, onClose }: { record: WholeInvoice; onClose: () => void }) {
  const { t, choice, locale } = useWords();
  const call = useBillingCall();
  const left = record.creditable ?? [];
  const { id, fileId } = record;
  const save = async (values: Record<string, unknown>) => {
    const credits = left.flatMap(({ feeId }) => {
      const amount = values[feeId];
      return typeof amount === 'string' && centsOf(amount) > 0 ? [{ feeId, amount }] : [];
    });
    const isWhole = left.every(({ feeId, amount }) => values[feeId] === amount);
    const { notes } = values;
    const body = { fileId, creditOfInvoiceId: id, notes, ...(!isWhole && { credits }) };
    const note = await call('invoice', 'create', { body });
    return t('billing.credited', {
      number: String(note.invoiceNumber),
      amount: formatMoney(String(note.total), locale),
    });
  };
  return (
    <FieldsDialog
      title={t('billing.asks.credited')}
      lead={t('billing.asks.creditedLead')}
      resource="invoice"
      asked={[
        { path: 'notes', needed: true, label: t('billing.asks.reason') },
        ...left.map(({ feeId, amount }) => {
          const line = record.lines?.find((one) => one.feeId === feeId);
          const said = line?.description ?? (line ? choice('feeType', line.feeType) : '');
          return {
            path: feeId,
            field,
            label: t('billing.ofLine', { line: said, amount: formatMoney(amount, locale) }),
          };
        }),
      ]}
      record={record}
      values={Object.fromEntries(left.map(({ feeId, amount }) => [feeId, amount]))}
      save={t('billing.moves.credited')}
      grave
      onSave={save}
      onClose={onClose}
    />
  );
}
