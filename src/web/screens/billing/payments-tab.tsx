import { useState } from 'react';
import { leavesTrust } from '#contract/lifecycles/payment';
import { negated } from '#contract/money/bill';
import { centsOf } from '#contract/money/cents';
import { formatMoney } from '#contract/written';
import { useRights } from '../../data/rights';
import { Icon } from '../../frame/icon';
import { Failed, Standstill } from '../../generated/list-states';
import { fill, useWords } from '../../i18n/words';
import { mayWith, useFileRecord } from '../file/file-record';
import { MakeForm } from '../form/make-form';
import { useFilePayments } from './billing-records';
import type { PaymentRow } from './billing-records';
import { useBillingTexts } from './billing-texts';
import { Totals, total } from './money';
import { PaymentStep } from './payment-step';
import type { PaymentAct } from './payment-step';
import { PaymentTable } from './payment-table';
import { RecordPaymentDialog } from './record-payment-dialog';
import './billing.css';

/** The money of the file: what is ours, and apart from it what is held for others. */
export function PaymentsTab() {
  const file = useFileRecord();
  const texts = useBillingTexts();
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
    <section className="tab-part" aria-label={texts.payments}>
      {error && <Failed title={texts.failed} retry={() => void refetch()} />}
      {!payments && !error && <span className="skeleton skeleton-tab" />}
      {payments && (
        <div className="tab-head">
          <Totals
            of={[
              [texts.paid, total(own.filter(received), (row) => row.amount)],
              [texts.held, held],
              [texts.remitted, total(cleared.filter(remitted), (row) => row.amount)],
            ]}
          />
          {payments.length > 0 && <MakeForm />}
          {rights.may('payment', 'create') && mayWith(file, 'work') && (
            <button type="button" className="button button-main" onClick={() => setRecording(true)}>
              <Icon name="plus" /> {texts.record}
            </button>
          )}
        </div>
      )}
      {payments?.length === 0 && <Standstill title={texts.noPayment} lead={texts.noPaymentLead} />}
      {own.length > 0 && table(own, texts.operating)}
      {trust.length > 0 && (
        <section className="bill-trust" aria-label={texts.trust}>
          <h2>{texts.trust}</h2>
          <p className="quiet">{texts.trustLead}</p>
          {centsOf(held) < 0 && (
            <p className="field-problem" role="alert">
              {fill(texts.trustShort, { amount: formatMoney(negated(held), locale) })}
            </p>
          )}
          {table(trust, texts.trust)}
        </section>
      )}
      {recording && <RecordPaymentDialog fileId={file.id} onClose={() => setRecording(false)} />}
      {act && <PaymentStep {...act} held={held} onClose={() => setAct(null)} />}
    </section>
  );
}

const received = ({ status, direction }: PaymentRow): boolean => status === 'cleared' && direction === 'in';
const remitted = ({ paymentType }: PaymentRow): boolean => paymentType === 'client_remittance';
