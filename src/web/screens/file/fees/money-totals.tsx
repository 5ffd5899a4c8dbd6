import { amountOf, centsOf } from '#contract/money/cents';
import type { FileMoney, SideOfMoney } from '#contract/money/file-money';
import type { Side } from '#contract/roles/sides';
import { useWords } from '../../../i18n/words';
import { formatMoney } from '../../../kinds/format';
import { useFeeTexts } from './fee-texts';

type Figure = readonly [term: string, amount: string];

/** The file's money at a glance: what it costs and what is left for the agency, and what of it was billed, paid and is held. */
export function MoneyTotals({ money, side }: { money: FileMoney; side: Side }) {
  const texts = useFeeTexts();
  const { receivable, payable, margin, billing } = money;
  const work: Figure[] = [
    ...(money.costToDate !== null ? [[texts.costToDate, money.costToDate] as const] : []),
    ...(receivable ? [[texts.unbilled, receivable.unbilled] as const] : []),
    ...(payable
      ? [[side === 'vendor' ? texts.owedToUsTotal : texts.owedTotal, stillOwed(payable)] as const]
      : []),
    ...(margin !== null ? [[texts.net, margin] as const] : []),
  ];
  return (
    <div className="money-head">
      <Figures of={work} note={texts.beforeTax} />
      {billing && (
        <Figures
          of={[
            [texts.billed, billing.billed],
            [texts.paid, billing.paid],
            [texts.stillOwed, billing.owed],
            [texts.trustHeld, billing.trustHeld],
          ]}
          note={texts.withTax}
        />
      )}
    </div>
  );
}

const stillOwed = ({ approved, paid }: SideOfMoney): string => amountOf(centsOf(approved) - centsOf(paid));

function Figures({ of, note }: { of: readonly Figure[]; note: string }) {
  const { locale } = useWords();
  return (
    <div>
      <dl className="money-totals">
        {of.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={amount.startsWith('-') ? 'figures negative' : 'figures'}>
              {formatMoney(amount, locale)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="money-note quiet">{note}</p>
    </div>
  );
}
