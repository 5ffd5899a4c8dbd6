import type { Side } from '#contract/roles/sides';
import { useWords } from '../../../i18n/words';
import { formatMoney } from '../../../kinds/format';
import { useFeeTexts } from './fee-texts';
import type { FileMoney } from './file-fees';

/** The file's money in a line: what it has cost, what of it is billed, what is owed, and what is left for the agency. */
export function MoneyTotals({ money, side }: { money: FileMoney; side: Side }) {
  const texts = useFeeTexts();
  const { locale } = useWords();
  const { receivable, payable, margin } = money;
  const figures: [string, string][] = [
    ...(money.costToDate !== null ? [[texts.costToDate, money.costToDate] as [string, string]] : []),
    ...(receivable
      ? ([
          [texts.billed, receivable.billed],
          [texts.unbilled, receivable.unbilled],
        ] as [string, string][])
      : []),
    ...(payable
      ? [[side === 'vendor' ? texts.owedToUsTotal : texts.owedTotal, payable.approved] as [string, string]]
      : []),
    ...(margin !== null ? [[texts.net, margin] as [string, string]] : []),
  ];
  return (
    <>
      <dl className="money-totals">
        {figures.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={amount.startsWith('-') ? 'figures negative' : 'figures'}>
              {formatMoney(amount, locale)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="money-note quiet">{texts.beforeTax}</p>
    </>
  );
}
