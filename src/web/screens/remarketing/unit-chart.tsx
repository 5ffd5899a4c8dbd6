import type { Counted } from '#contract/commands/answer';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import type { UnitFilter } from './asked-units';
import { addressWith } from './asked-units';
import { FigureChart } from './figure-chart';

interface UnitChartProps {
  readonly title: string;
  readonly name: UnitFilter;
  readonly counted: readonly Counted[];
  readonly address: URLSearchParams;
}

/** How many units there are of each kind. The filters say the same in words. */
export function UnitChart({ title, name, counted, address }: UnitChartProps) {
  const { locale } = useWords();
  return (
    <FigureChart
      title={title}
      figures={counted.map(({ value, label, count }) => ({
        label,
        value: count,
        to: `?${addressWith(address, { [name]: String(value) })}`,
      }))}
      written={(value) => formatInteger(value, locale)}
    />
  );
}
