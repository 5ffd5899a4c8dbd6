import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { Counted } from '#contract/commands/answer';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { fontSize } from '../../theme/tokens';
import { BarLinks, StageBar } from '../home/stage-bar';
import type { UnitFilter } from './asked-units';
import { addressWith } from './asked-units';

interface UnitChartProps {
  readonly name: UnitFilter;
  readonly counted: readonly Counted[];
  readonly address: URLSearchParams;
}

const line = 34;

/** How many units there are of each kind, as bars; each is a link to its units. The filters say the same in words. */
export function UnitChart({ name, counted, address }: UnitChartProps) {
  const { locale } = useWords();
  const theme = useTheme();
  const figure = (value: number | null) => formatInteger(value ?? 0, locale);
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return (
    <BarLinks
      value={counted.map(({ value, label, count }) => ({
        to: `?${addressWith(address, name, String(value))}`,
        name: `${label}: ${figure(count)}`,
      }))}
    >
      <BarChart
        layout="horizontal"
        height={Math.max(1, counted.length) * line}
        margin={0}
        hideLegend
        colors={[(theme.vars ?? theme).palette.primary.main]}
        series={[
          {
            data: counted.map(({ count }) => count),
            barLabel: ({ value }) => figure(value),
            barLabelPlacement: 'outside',
            valueFormatter: figure,
          },
        ]}
        xAxis={[{ position: 'none', min: 0, max: most * 1.2, domainLimit: 'strict' }]}
        yAxis={[
          {
            scaleType: 'band',
            data: counted.map(({ label }) => label),
            width: 132,
            categoryGapRatio: 0.5,
            disableLine: true,
            disableTicks: true,
            tickLabelStyle: { fontSize: fontSize.table },
          },
        ]}
        axisHighlight={{ x: 'none', y: 'band' }}
        slots={{ bar: StageBar }}
      />
    </BarLinks>
  );
}
