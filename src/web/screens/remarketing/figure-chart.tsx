import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { fontSize } from '../../theme/tokens';
import { BarLinks, StageBar } from '../home/stage-bar';

/** One bar: what it is called, how long it is, how its figure is written, and the list behind it. */
export interface Figure {
  readonly label: string;
  readonly value: number;
  readonly to: string;
}

interface FigureChartProps {
  readonly figures: readonly Figure[];
  readonly written: (value: number) => string;
}

const line = 34;
const roomPerSign = 0.055;

/** Figures as bars under each other; each bar is a link to the rows behind it. */
export function FigureChart({ figures, written }: FigureChartProps) {
  const theme = useTheme();
  const values = figures.map(({ value }) => value);
  // Beside the longest bar its figure has to fit, also on a phone.
  const room = 1.05 + roomPerSign * Math.max(...values.map((value) => written(value).length), 0);
  const tell = (value: number | null) => written(value ?? 0);
  return (
    <BarLinks value={figures.map(({ label, value, to }) => ({ to, name: `${label}: ${written(value)}` }))}>
      <BarChart
        layout="horizontal"
        height={Math.max(1, figures.length) * line}
        margin={0}
        hideLegend
        colors={[(theme.vars ?? theme).palette.primary.main]}
        series={[
          {
            data: values,
            barLabel: ({ value }) => tell(value),
            barLabelPlacement: 'outside',
            valueFormatter: tell,
          },
        ]}
        xAxis={[
          {
            position: 'none',
            min: Math.min(0, ...values) * 1.2,
            max: Math.max(1, ...values) * room,
            domainLimit: 'strict',
          },
        ]}
        yAxis={[
          {
            scaleType: 'band',
            data: figures.map(({ label }) => label),
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
