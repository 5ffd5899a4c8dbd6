import { countedFee } from '#contract/lifecycles/fee';
import { howPriced } from '#contract/money/how-priced';
import { amountOf, centsOf, sumOf } from '#contract/money/cents';
import { useTranslate } from '../../../i18n/use-translate';
import { useWords } from '../../../i18n/words';
import { Chip } from '../../../kinds/cells/choice';
import { ReferenceName } from '../../../kinds/cells/reference';
import { formatDate, formatDecimal, formatMoney } from '../../../kinds/format';
import { chipColor } from '../../../kinds/tones';
import { useColorMode } from '../../../theme/color-mode';
import { MoneyTable } from '../../../parts/money-table';
import type { MoneyColumn } from '../../../parts/money-table';
import { FeeActions } from './fee-actions';
import type { FeeRow } from './file-fees';

interface FeeTableProps {
  readonly fees: readonly FeeRow[];
  readonly title: string;
  readonly onEdit: (fee: FeeRow) => void;
}

/** Fees of one side, each with what may be done with it; the sums below are of those that stand. */
export function FeeTable({ fees, title, onEdit }: FeeTableProps) {
  const t = useTranslate();
  const { choice, locale } = useWords();
  const mode = useColorMode();
  const money = (amount: string): string => formatMoney(amount, locale);
  const counted = fees.filter(({ status }) => countedFee.includes(status));
  const sum = (of: (fee: FeeRow) => string): string => money(sumOf(counted.map(of)));
  const columns: MoneyColumn<FeeRow>[] = [
    { head: t('fee.what'), cell: (fee) => <FeeName fee={fee} /> },
    {
      head: t('fee.status'),
      cell: ({ status }) => (
        <Chip color={chipColor('feeStatus', status, {}, mode) ?? 'var(--quiet)'}>
          {choice('feeStatus', status)}
        </Chip>
      ),
    },
    {
      head: t('fee.quantity'),
      as: 'figure',

      cell: ({ quantity, unit }) => (
        <>
          {formatDecimal(quantity, locale)}
          <small className="quiet">{choice('feeUnit', unit).toLowerCase()}</small>
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
      cell: (fee) => (
        <>
          <span className="fee-total">{money(fee.totalAmount)}</span>
          <span className="money-narrow">
            <Variance of={fee} />
          </span>
        </>
      ),
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
      <small className="quiet">
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
      </small>
    </>
  );
}

/** How far a fee is from the price list. */
function Variance({ of: { varianceFromSchedule } }: { of: FeeRow }) {
  const t = useTranslate();
  const { locale } = useWords();
  const variance = centsOf(varianceFromSchedule);
  if (variance === 0) return null;
  const amount = formatMoney(amountOf(Math.abs(variance)), locale);
  return <small className="quiet">{t(variance > 0 ? 'fee.above' : 'fee.below', { amount })}</small>;
}
