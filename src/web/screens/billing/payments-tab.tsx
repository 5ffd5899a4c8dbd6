import { useState } from 'react';
import { leavesTrust } from '#contract/lifecycles/payment';
import { negated } from '#contract/money/bill';
import { centsOf } from '#contract/money/cents';
import { formatMoney } from '#contract/written';
import { useRights } from '../../data/rights';
import { Icon } from '../../frame/icon';
import { Failed, Standstill } from '../../generated/list-states';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { mayWith, useFileRecord } from '../file/file-record';
import { MakeForm } from '../form/make-form';
import { useFilePayments } from './billing-records';
import type { PaymentRow } from './billing-records';
import { Totals, total } from './money';
import { PaymentStep } from './payment-step';
import type { PaymentAct } from './payment-step';
import { PaymentTable } from './payment-table';
import { RecordPaymentDialog } from './record-payment-dialog';
import './billing.css';

/** The money of the file: what is ours, and apart from it what is held for others. */
export function PaymentsTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const { locale } = useWords();
  const rights = useRights();
  const { data: payments, error, refetch } = useFilePayments(file.id);
  const [recording, setRecording] = useState(false);
  const [act, setAct] = useState<{ record: PaymentRow; act: PaymentAct } | null>(null);
  const own = payments?.filter(({ isTrust }) => !isTrust) ?? [];
  const trust = payments?.filter(({ isTrust }) => isTrust) ?? [];
  const cleared = trust.filter(({ status }) => status === 'cleared');
  const signed = (row: PaymentRow) => (leavesTrust(row) ? negated(row.amount) : row.amount);
  const held = total(cleared, signed);
  const table = (rows: readonly PaymentRow[], label: string) => (
    <PaymentTable
      rows={rows}
      label={label}
      held={held}
      onAct={(record, wanted) => setAct({ record, act: wanted })}
    />
  );
  return (
    <section className="tab-part" aria-label={t('billing.payments')}>
      {error && <Failed title={t('billing.failed')} retry={() => void refetch()} />}
      {!payments && !error && <span className="skeleton skeleton-tab" />}
      {payments && (
        <div className="tab-head">
          <Totals
            of={[
              [t('billing.paid'), total(own.filter(received), (row) => row.amount)],
              [t('billing.held'), held],
              [t('billing.remitted'), total(cleared.filter(remitted), (row) => row.amount)],
            ]}
          />
          {payments.length > 0 && <MakeForm />}
          {rights.may('payment', 'create') && mayWith(file, 'work') && (
            <button type="button" className="button button-main" onClick={() => setRecording(true)}>
              <Icon name="plus" /> {t('billing.record')}
            </button>
          )}
        </div>
      )}
      {payments?.length === 0 && (
        <Standstill title={t('billing.noPayment')} lead={t('billing.noPaymentLead')} />
      )}
      {own.length > 0 && table(own, t('billing.operating'))}
      {trust.length > 0 && (
        <section className="bill-trust" aria-label={t('billing.trust')}>
          <h2>{t('billing.trust')}</h2>
          <p className="quiet">{t('billing.trustLead')}</p>
          {centsOf(held) < 0 && (
            <p className="field-problem" role="alert">
              {t('billing.trustShort', { amount: formatMoney(negated(held), locale) })}
            </p>
          )}
          {table(trust, t('billing.trust'))}
        </section>
      )}
      {recording && <RecordPaymentDialog fileId={file.id} onClose={() => setRecording(false)} />}
      {act && <PaymentStep {...act} held={held} onClose={() => setAct(null)} />}
    </section>
  );
}

const received = ({ status, direction }: PaymentRow): boolean => status === 'cleared' && direction === 'in';
const remitted = ({ paymentType }: PaymentRow): boolean => paymentType === 'client_remittance';
