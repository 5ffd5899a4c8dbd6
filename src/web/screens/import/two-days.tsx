import Alert from '@mui/material/Alert';
import { useTranslate } from '../../i18n/use-translate';
import { DaysWritten } from './days-written';
import type { UsedCorrections } from './use-corrections';

interface TwoDaysProps {
  /** A day of the spreadsheet that could be two, dots where it is sealed; null where there is none. */
  readonly day: string | null;
  readonly fixing: UsedCorrections;
}

/** Asks how the days of a spreadsheet are written where one could be two, and says how they were read where that was said; else nothing. */
export function TwoDays({ day, fixing }: TwoDaysProps) {
  const t = useTranslate();
  if (day === null && fixing.dayFirst === null) return null;
  const isTold = day !== null && /\d/.test(day);
  const asking =
    day === null
      ? t('importing.daysRead')
      : isTold
        ? t('importing.twoDays', { day })
        : t('importing.twoHiddenDays');
  return (
    <Alert severity="info">
      {asking}
      <DaysWritten label={asking} dayFirst={fixing.dayFirst} onChange={fixing.takeDays} />
    </Alert>
  );
}
