import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWords } from '../../i18n/words';
import { IconAction } from '../../parts/icon-action';
import { addMonths, monthName } from './month-days';

interface MonthStepsProps {
  readonly month: string;
  readonly today: string;
  readonly onMonth: (month: string) => void;
}

/** Which month is shown, and the ways to the others. */
export function MonthSteps({ month, today, onMonth }: MonthStepsProps) {
  const { t, locale } = useWords();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
      <IconAction
        label={t('deadlines.earlier')}
        icon={<ChevronLeft />}
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <IconAction
        label={t('deadlines.later')}
        icon={<ChevronRight />}
        onClick={() => onMonth(addMonths(month, 1))}
      />
      <Typography variant="h3" component="p" aria-live="polite" sx={{ minWidth: 132 }}>
        {monthName(month, locale)}
      </Typography>
      <Button disabled={month === today.slice(0, 7)} onClick={() => onMonth(today.slice(0, 7))}>
        {t('deadlines.today')}
      </Button>
    </Stack>
  );
}
