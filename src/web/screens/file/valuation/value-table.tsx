import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnswerTo } from '#contract/commands/input';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import { MoneyTable } from '../../../parts/money-table';

type Value = AnswerTo<'showValuation'>;
const grades = ['extraClean', 'clean', 'average', 'rough'] as const;
const markets = ['wholesale', 'retail', 'tradeIn'] as const;

/** What a vehicle is worth, by its condition and by where it is sold; that it is made up stands above it. */
export function ValueTable({ value }: { value: Value }) {
  const { t, choice, locale } = useWords();
  const amount = (market: (typeof markets)[number], grade: (typeof grades)[number]) => {
    const graded: Readonly<Partial<Record<(typeof grades)[number], string>>> = value.values[market];
    const told = graded[grade];
    return told === undefined ? '–' : formatMoney(told, locale);
  };
  return (
    <Box sx={{ mt: 2 }}>
      {value.source === 'simulated' && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t('fileTabs.valuation.sandbox')}
        </Alert>
      )}
      <MoneyTable
        label={t('fileTabs.valuation.title')}
        rows={grades}
        keyOf={(grade) => grade}
        columns={[
          { head: t('fileTabs.valuation.condition'), cell: (grade) => t(`fileTabs.valuation.${grade}`) },
          ...markets.map((market) => ({
            head: t(`fileTabs.valuation.${market}`),
            as: 'figure' as const,
            cell: (grade: (typeof grades)[number]) => amount(market, grade),
          })),
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {choice('valueSource', value.source)}.{' '}
        {t('fileTabs.valuation.until', { date: formatDate(value.expiresAt.slice(0, 10), locale) })}
      </Typography>
    </Box>
  );
}
