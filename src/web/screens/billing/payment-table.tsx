import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { leaves } from '#contract/lifecycles/payment';
import { paymentActs } from '#contract/lifecycles/payment-acts';
import type { PaymentAct } from '#contract/lifecycles/payment-acts';
import { negated } from '#contract/money/invoice-lines';
import { centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';
import { useReferenceName } from '../../kinds/cells/reference-name';
import { useToday } from '../../kinds/use-today';
import { MoneyTable } from '../../parts/money-table';
import type { MoneyColumn } from '../../parts/money-table';
import { Late, Small } from '../../parts/words-in-line';
import type { PaymentRow } from './billing-records';
import { Money } from './money';
import { PaymentState } from './state-chip';

interface Props {
  readonly rows: readonly PaymentRow[];
  readonly label: string;
  readonly onAct: (record: PaymentRow, act: PaymentAct) => void;
}

/** Payments, each with what it still can pay, when it is to be remitted, and what can be done with it. */
export function PaymentTable({ rows, label, onAct }: Props) {
  const { t, locale, choice } = useWords();
  const columns: MoneyColumn<PaymentRow>[] = [
    {
      head: t('billing.what'),
      cell: (row) => (
        <>
          {choice('paymentType', row.paymentType)}
          <Small>{[row.payerName, row.reference].filter(Boolean).join(', ')}</Small>
          {row.cashAgreedBy && <Agreed by={row.cashAgreedBy} />}
          <Due row={row} />
        </>
      ),
    },
    { head: t('billing.when'), as: 'short', cell: ({ receivedDate }) => formatDate(receivedDate, locale) },
    { head: t('billing.how'), as: 'short', cell: ({ method }) => choice('paymentMethod', method) },
    {
      head: t('billing.status'),
      as: 'short',
      cell: (row) => (
        <>
          <PaymentState record={row} />
          {row.reversalReason && <Small>{row.reversalReason}</Small>}
          {row.status === 'pending' && leaves(row) && !row.isReleasable && (
            <Small>{t('billing.releasedByOther')}</Small>
          )}
        </>
      ),
    },
    { head: t('billing.amount'), as: 'figure', cell: (row) => <PaymentAmount row={row} /> },
    {
      head: t('billing.actions'),
      as: 'acts',
      cell: (row) => <Acts row={row} onAct={(act) => onAct(row, act)} />,
    },
  ];
  return <MoneyTable label={label} rows={rows} keyOf={({ id }) => id} columns={columns} />;
}

/** What came or went, and what of it pays nothing yet. */
function PaymentAmount({ row }: { row: PaymentRow }) {
  const { t, locale } = useWords();
  return (
    <>
      <Money amount={leaves(row) ? negated(row.amount) : row.amount} />
      {centsOf(row.unallocatedAmount) > 0 && row.paymentType === 'invoice_payment' && (
        <Small>{t('billing.unallocated', { amount: formatMoney(row.unallocatedAmount, locale) })}</Small>
      )}
    </>
  );
}

/** Which supervisor agreed that it was taken in cash. */
function Agreed({ by }: { by: string }) {
  const { t } = useWords();
  const person = useReferenceName('user', by);
  return <Small>{t('billing.agreedBy', { person })}</Small>;
}

function Due({ row }: { row: PaymentRow }) {
  const { t, locale } = useWords();
  const today = useToday();
  if (!row.remitBy || !row.remitDue) return null;
  const isLate = row.remitBy < today;
  const said = t(isLate ? 'billing.remitLate' : 'billing.remitBy', { day: formatDate(row.remitBy, locale) });
  return <Small>{isLate ? <Late>{said}</Late> : said}</Small>;
}

function Acts({ row, onAct }: { row: PaymentRow; onAct: (act: PaymentAct) => void }) {
  const { t } = useWords();
  const words: Readonly<Record<PaymentAct, string>> = {
    cleared: t('billing.clear'),
    allocate: t('billing.allocate'),
    failed: t('billing.fail'),
    reversed: t('billing.reverse'),
    refunded: t('billing.refund'),
    delete: t('billing.deletePayment'),
  };
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5, displayPrint: 'none' }}
    >
      {paymentActs(row).map((act) => (
        <Button key={act} onClick={() => onAct(act)}>
          {words[act]}
        </Button>
      ))}
    </Stack>
  );
}
