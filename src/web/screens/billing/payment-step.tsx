import { leavesTrust } from '#contract/lifecycles/payment';
import type { PaymentAct } from '#contract/lifecycles/payment-acts';
import { amountOf, centsOf } from '#contract/money/cents';
import { formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';
import { useToday } from '../../kinds/use-today';
import { FieldsDialog } from '../../parts/fields-dialog';
import { Sure } from '../../parts/sure';
import { AllocateDialog } from './allocate-dialog';
import { useBillingCall } from './billing-calls';
import type { PaymentRow } from './billing-records';
import { lackedByCash } from './cash-asked';

interface StepProps {
  readonly record: PaymentRow;
  readonly act: PaymentAct;
  /** What is held in trust on the file now. */
  readonly held: string;
  readonly onClose: () => void;
}

/** Asks for what a step of a payment takes: the day on which it cleared, or the reason. */
export function PaymentStep({ record, act, held, onClose }: StepProps) {
  const words = useWords();
  const { t } = words;
  const call = useBillingCall();
  const clearedDate = useToday();
  if (act === 'allocate') return <AllocateDialog record={record} onClose={onClose} />;
  if (act === 'delete')
    return (
      <Sure
        grave
        title={t('billing.deleteTitle')}
        lead={t('billing.deleteLead')}
        confirm={t('billing.deletePayment')}
        work={async () => {
          await call('payment', 'remove', { id: record.id });
          return t('billing.deleted');
        }}
        onClose={onClose}
      />
    );
  const money = {
    what:
      record.method === 'trust_transfer'
        ? words.choice('paymentMethod', record.method)
        : words.choice('paymentType', record.paymentType),
    amount: formatMoney(record.amount, words.locale),
    name: record.payerName ?? '',
  };
  const sum = t(record.payerName ? 'billing.clearOf' : 'billing.clearSum', money);
  const settles = record.allocations?.length ? ` ${t('billing.clearLead')}` : '';
  const left = centsOf(held) - centsOf(record.amount);
  const takesFromTrust = record.isTrust && record.status === 'cleared' && !leavesTrust(record);
  const short =
    takesFromTrust && left < 0
      ? t('billing.trustWouldBeShort', { amount: formatMoney(amountOf(-left), words.locale) })
      : undefined;
  const said = {
    cleared: [t('billing.clearTitle'), `${sum}${settles}`, t('billing.clear')],
    failed: [t('billing.failTitle'), undefined, t('billing.fail')],
    reversed: [t('billing.reverseTitle'), short ?? t('billing.reverseLead'), t('billing.reverse')],
    refunded: [t('billing.refundTitle'), short ?? t('billing.refundLead'), t('billing.refund')],
  } as const;
  const [title, lead, save] = said[act];
  const path = act === 'cleared' ? 'clearedDate' : 'reversalReason';
  const lacks = act === 'cleared' ? lackedByCash(t, { ...record }) : [];
  return (
    <FieldsDialog
      title={title}
      lead={lead}
      resource="payment"
      asked={[{ path, needed: true }, ...lacks]}
      record={record}
      values={path === 'clearedDate' ? { clearedDate } : {}}
      save={save}
      grave={act !== 'cleared'}
      onSave={async (values, opened) => {
        await call('payment', 'update', {
          body: { _id: record.id, version: opened?.version, status: act, ...values },
        });
        return t('billing.changed', { status: words.choice('paymentStatus', act).toLowerCase() });
      }}
      onClose={onClose}
    />
  );
}
