import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { fontSize } from '../../theme/tokens';
import { BarLinks, StageBar } from './stage-bar';
import type { StageCount } from './stage-counts';

interface StageChartProps {
  readonly stages: readonly StageCount[];
  readonly height: number;
}

/** How many files stand in each stage, as bars; each is a link to its files. */
export function StageChart({ stages, height }: StageChartProps) {
  const { t, choice, locale } = useWords();
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const colors = (theme.vars ?? theme).palette.stage;
  const figure = (value: number | null) => formatInteger(value ?? 0, locale);
  // The picture ends where its axis does, and the figure stands behind the longest bar.
  const most = Math.max(1, ...stages.map(({ count }) => count));
  const names = stages.map(({ stage }) => choice('stageName', stage));
  return (
    <BarLinks
      value={stages.map(({ stage, to, count }) => ({
        to,
        name: t('named', { what: choice('stageName', stage), name: figure(count) }),
      }))}
    >
      <BarChart
        layout="horizontal"
        height={height}
        margin={0}
        hideLegend
        series={[
          {
            data: stages.map(({ count }) => count),
            barLabel: ({ value }) => figure(value),
            barLabelPlacement: 'outside',
            valueFormatter: figure,
          },
        ]}
        xAxis={[{ position: 'none', min: 0, max: most * (isPhone ? 1.3 : 1.1), domainLimit: 'strict' }]}
        yAxis={[
          {
            scaleType: 'band',
            data: names,
            width: isPhone ? 152 : 172,
            categoryGapRatio: 0.6,
            disableLine: true,
            disableTicks: true,
            tickLabelStyle: { fontSize: fontSize.table },
            colorMap: { type: 'ordinal', values: names, colors: stages.map(({ stage }) => colors[stage]) },
          },
        ]}
        axisHighlight={{ x: 'none', y: 'band' }}
        slots={{ bar: StageBar }}
      />
    </BarLinks>
  );
}
