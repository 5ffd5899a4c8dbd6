import { centsOf, sumOf } from '#contract/money/cents';
import { formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';

/** An amount, so that amounts above each other stand digit under digit. */
export function Money({ amount, strong = false }: { amount: string; strong?: boolean }) {
  const { locale } = useWords();
  const negative = centsOf(amount) < 0 ? ' negative' : '';
  const written = formatMoney(amount, locale);
  return <span className={`figures${negative}`}>{strong ? <strong>{written}</strong> : written}</span>;
}

/** The totals above a list, each with its name. */
export function Totals({ of }: { of: readonly (readonly [label: string, amount: string])[] }) {
  return (
    <dl className="bill-totals">
      {of.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const total = <R,>(rows: readonly R[], of: (row: R) => string): string => sumOf(rows.map(of));
