import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { MoneyTable } from '../../parts/money-table';
import { TextLink } from '../../parts/text-link';
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
const roomPerSign = 0.075;
/** How wide a label's signs are and what stands beside them, and how wide all of it may be beside a bar on a phone. */
const labels = { sign: 7, beside: 12, most: 172 };

/** Figures as bars under each other, each a link to the rows behind it, and as a table where somebody asks for one. */
export function FigureChart({ title, ...props }: FigureChartProps & { readonly title: string }) {
  const t = useTranslate();
  const [isTable, setIsTable] = useState(false);
  return (
    <>
      {isTable ? (
        <MoneyTable
          label={title}
          rows={props.figures}
          keyOf={({ to }) => to}
          columns={[
            { head: title, cell: ({ label, to }) => <TextLink to={to}>{label}</TextLink> },
            { head: t('remarketing.figure'), as: 'figure', cell: ({ value }) => props.written(value) },
          ]}
        />
      ) : (
        <Bars {...props} />
      )}
      <Button variant="text" size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
        {t(isTable ? 'remarketing.asBars' : 'remarketing.asTable')}
      </Button>
    </>
  );
}

function Bars({ figures, written }: FigureChartProps) {
  const t = useTranslate();
  const theme = useTheme();
  const values = figures.map(({ value }) => value);
  // Beside the longest bar its figure has to fit, also on a phone.
  const room = 1.05 + roomPerSign * Math.max(...values.map((value) => written(value).length), 0);
  const longest = Math.max(...figures.map(({ label }) => label.length), 0);
  const tell = (value: number | null) => written(value ?? 0);
  return (
    <BarLinks
      value={figures.map(({ label, value, to }) => ({
        to,
        name: t('named', { what: label, name: written(value) }),
      }))}
    >
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
            width: Math.min(labels.most, labels.beside + labels.sign * longest),
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
