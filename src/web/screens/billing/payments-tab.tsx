import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { negated } from '#contract/money/invoice-lines';
import { centsOf } from '#contract/money/cents';
import { formatMoney } from '#contract/written';
import { useRights } from '../../data/rights';
import { Awaited } from '../../parts/awaited';
import { Standstill } from '../../parts/standstill';
import { HeadLine } from '../../parts/head-line';
import { useWords } from '../../i18n/words';
import { useBegun } from '../file/begin-on-file';
import { mayWith, useFileRecord } from '../file/file-record';
import { useFileMoney } from '../file/fees/file-fees';
import { MakeForm } from '../form/make-form';
import { useFilePayments } from './billing-records';
import type { PaymentRow } from './billing-records';
import { BillingTotals } from './billing-totals';
import { PaymentStep } from './payment-step';
import type { PaymentAct } from '#contract/lifecycles/payment-acts';
import { PaymentTable } from './payment-table';
import { RecordPaymentDialog } from './record-payment-dialog';

/** The money of the file: what is ours, and apart from it what is held for others. */
export function PaymentsTab() {
  const file = useFileRecord();
  const { t, locale } = useWords();
  const rights = useRights();
  const { data: payments, error, refetch } = useFilePayments(file.id);
  const [recording, setRecording] = useBegun();
  const mayRecord = rights.may('payment', 'create') && mayWith(file, 'work');
  const [act, setAct] = useState<{ record: PaymentRow; act: PaymentAct } | null>(null);
  const own = payments?.filter(({ isTrust }) => !isTrust) ?? [];
  const trust = payments?.filter(({ isTrust }) => isTrust) ?? [];
  const { data: money } = useFileMoney(file.id);
  const held = money?.billing?.trustHeld ?? '0.00';
  const table = (rows: readonly PaymentRow[], label: string) => (
    <PaymentTable rows={rows} label={label} onAct={(record, wanted) => setAct({ record, act: wanted })} />
  );
  return (
    <section aria-label={t('billing.payments')}>
      <Awaited data={payments} error={error} refetch={refetch} />
      {payments && (
        <HeadLine>
          <BillingTotals of={['paid', 'trustHeld', 'remitted']} />
          {payments.length > 0 && <MakeForm />}
          {mayRecord && (
            <Button
              variant="contained"
              color="primary"
              startIcon={<AddIcon />}
              onClick={() => setRecording(true)}
            >
              {t('billing.record')}
            </Button>
          )}
        </HeadLine>
      )}
      {payments?.length === 0 && (
        <Standstill title={t('billing.noPayment')} lead={t('billing.noPaymentLead')} />
      )}
      {own.length > 0 && table(own, t('billing.operating'))}
      {trust.length > 0 && (
        <Paper
          variant="outlined"
          component="section"
          aria-label={t('billing.trust')}
          sx={{ mt: 3, p: 2, borderLeft: 3, borderLeftColor: 'warning.main' }}
        >
          <Typography component="h2" variant="h2">
            {t('billing.trust')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('billing.trustLead')}
          </Typography>
          {centsOf(held) < 0 && (
            <Typography variant="body2" sx={{ color: 'error.main' }} role="alert">
              {t('billing.trustShort', { amount: formatMoney(negated(held), locale) })}
            </Typography>
          )}
          {table(trust, t('billing.trust'))}
        </Paper>
      )}
      {recording && mayRecord && <RecordPaymentDialog fileId={file.id} onClose={() => setRecording(false)} />}
      {act && <PaymentStep {...act} held={held} onClose={() => setAct(null)} />}
    </section>
  );
}
