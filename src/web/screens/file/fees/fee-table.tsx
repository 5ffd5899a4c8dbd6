import { countedFee } from '#contract/lifecycles/fee';
import { howPriced } from '#contract/money/how-priced';
import { amountOf, centsOf, sumOf } from '#contract/money/cents';
import { resources } from '#contract/resources/index';
import { useWords } from '../../../i18n/words';
import { ReferenceName } from '../../../kinds/cells/reference';
import { formatDate, formatDecimal, formatMoney } from '../../../kinds/format';
import { Value } from '../../../kinds/value';
import { MoneyTable } from '../../../parts/money-table';
import type { MoneyColumn } from '../../../parts/money-table';
import { Aside } from '../../../parts/words-in-line';
import { FeeActions } from './fee-actions';
import type { FeeRow } from './file-fees';

interface FeeTableProps {
  readonly fees: readonly FeeRow[];
  readonly title: string;
  readonly onEdit: (fee: FeeRow) => void;
}

/** Fees of one side, each with what may be done with it; the sums below are of those that stand. */
export function FeeTable({ fees, title, onEdit }: FeeTableProps) {
  const { t, locale } = useWords();
  const money = (amount: string): string => formatMoney(amount, locale);
  const counted = fees.filter(({ status }) => countedFee.includes(status));
  const sum = (of: (fee: FeeRow) => string): string => money(sumOf(counted.map(of)));
  const columns: MoneyColumn<FeeRow>[] = [
    { head: t('fee.what'), cell: (fee) => <FeeName fee={fee} /> },
    {
      head: t('fee.status'),
      cell: (fee) => (
        <Value
          value={fee.status}
          field={resources.fee.fields.status}
          resource="fee"
          name="status"
          record={{ ...fee }}
          place="row"
        />
      ),
    },
    {
      head: t('fee.quantity'),
      as: 'figure',
      cell: ({ quantity, unit }) => (
        <>
          {formatDecimal(quantity, locale)}
          <Aside>{t(`prices.per.${unit}`)}</Aside>
        </>
      ),
    },
    { head: t('fee.unitPrice'), as: 'figure', cell: ({ unitAmount }) => money(unitAmount) },
    {
      head: t('fee.amount'),
      as: 'figure',
      cell: (fee) => (
        <>
          {money(fee.amount)}
          <Variance of={fee} />
        </>
      ),
      sum: sum(({ amount }) => amount),
    },
    { head: t('fee.tax'), as: 'figure', cell: (fee) => money(taxOf(fee)), sum: sum(taxOf) },
    {
      head: t('fee.total'),
      as: 'figure',
      cell: (fee) => <strong>{money(fee.totalAmount)}</strong>,
      sum: sum(({ totalAmount }) => totalAmount),
    },
    {
      head: t('fee.actions'),
      as: 'acts',
      cell: (fee) => <FeeActions fee={fee} onEdit={() => onEdit(fee)} />,
    },
  ];
  return (
    <MoneyTable
      label={title}
      rows={fees}
      keyOf={({ id }) => id}
      columns={columns}
      sums={t('fee.total')}
      mark={({ status }) => (gone.includes(status) ? 'gone' : undefined)}
    />
  );
}

const gone: readonly FeeRow['status'][] = ['void', 'declined', 'written_off'];
const taxOf = (fee: FeeRow): string => amountOf(centsOf(fee.totalAmount) - centsOf(fee.amount));

function FeeName({ fee }: { fee: FeeRow }) {
  const { choice, locale } = useWords();
  const how = howPriced(fee, locale);
  const reason = fee.decisionNote ?? fee.writeOffReason;
  return (
    <>
      {choice('feeType', fee.feeType)}
      <Aside>
        {formatDate(fee.incurredOn, locale)}
        {fee.direction === 'payable' && (
          <>
            {' · '}
            <ReferenceName to="company" id={fee.companyId} />
          </>
        )}
        {fee.description && ` · ${fee.description}`}
        {how && ` · ${how}`}
        {reason && ` · ${reason}`}
      </Aside>
    </>
  );
}

/** How far a fee is from the price list. */
function Variance({ of: { varianceFromSchedule } }: { of: FeeRow }) {
  const { t, locale } = useWords();
  const variance = centsOf(varianceFromSchedule);
  if (variance === 0) return null;
  const amount = formatMoney(amountOf(Math.abs(variance)), locale);
  return <Aside>{t(variance > 0 ? 'fee.above' : 'fee.below', { amount })}</Aside>;
}
