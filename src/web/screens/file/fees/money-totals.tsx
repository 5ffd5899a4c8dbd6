import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { amountOf, centsOf } from '#contract/money/cents';
import type { FileMoney, SideOfMoney } from '#contract/money/file-money';
import type { Side } from '#contract/roles/sides';
import { useWords } from '../../../i18n/words';
import { formatMoney } from '../../../kinds/format';
import { Totals } from '../../../parts/totals';

type Figure = readonly [term: string, amount: string];

/** The file's money at a glance: what it costs and what is left for the agency, and what of it was billed, paid and is held. */
export function MoneyTotals({ money, side }: { money: FileMoney; side: Side }) {
  const { t } = useWords();
  const { receivable, payable, margin, billing } = money;
  const work: Figure[] = [
    ...(money.costToDate !== null ? [[t('fee.costToDate'), money.costToDate] as const] : []),
    ...(receivable ? [[t('fee.unbilled'), receivable.unbilled] as const] : []),
    ...(payable
      ? [[side === 'vendor' ? t('fee.owedToUsTotal') : t('fee.owedTotal'), stillOwed(payable)] as const]
      : []),
    ...(margin !== null ? [[t('fee.net'), margin] as const] : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '14px 56px' }}>
      <Figures of={work} note={t('fee.beforeTax')} />
      {billing && (
        <Figures
          of={[
            [t('fee.billed'), billing.billed],
            [t('fee.paid'), billing.paid],
            [t('fee.stillOwed'), billing.owed],
            [t('fee.trustHeld'), billing.trustHeld],
          ]}
          note={t('fee.withTax')}
        />
      )}
    </Box>
  );
}

const stillOwed = ({ approved, paid }: SideOfMoney): string => amountOf(centsOf(approved) - centsOf(paid));

function Figures({ of, note }: { of: readonly Figure[]; note: string }) {
  const { locale } = useWords();
  return (
    <div>
      <Totals
        of={of.map(([term, amount]) => [
          term,
          <Box key={term} component="span" sx={{ color: amount.startsWith('-') ? 'error.main' : undefined }}>
            {formatMoney(amount, locale)}
          </Box>,
        ])}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </div>
  );
}
