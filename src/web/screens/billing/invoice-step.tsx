import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { useBillingCall } from './billing-calls';
import type { WholeInvoice } from './billing-records';

interface InvoiceStepProps {
  readonly record: WholeInvoice;
  readonly step: 'issued' | 'sent' | 'disputed' | 'void';
  readonly onClose: () => void;
}

/** Asks whether an invoice goes on to a step of its life, with the reason where that takes one. */
export function InvoiceStep({ record, step, onClose }: InvoiceStepProps) {
  const words = useWords();
  const { t } = words;
  const call = useBillingCall();
  const reason = step === 'void' ? 'voidReason' : step === 'disputed' ? 'disputeReason' : undefined;
  const save = async (values: Record<string, unknown>, opened: WholeInvoice | undefined) => {
    await call('invoice', 'update', {
      body: { _id: record.id, version: opened?.version, status: step, ...values },
    });
    return t('billing.moved', { status: words.choice('clientInvoiceStatus', step).toLowerCase() });
  };
  return (
    <FieldsDialog
      title={t(`billing.asks.${step}`)}
      lead={step === 'disputed' ? undefined : t(`billing.asks.${step}Lead`)}
      resource="invoice"
      asked={reason ? [{ path: reason, needed: true, label: t('billing.asks.reason') }] : []}
      record={record}
      values={{}}
      save={t(`billing.moves.${step}`)}
      grave={step === 'void'}
      onSave={save}
      onClose={onClose}
    />
  );
}
