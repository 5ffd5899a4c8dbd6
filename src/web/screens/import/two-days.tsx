import Alert from '@mui/material/Alert';
import { useTranslate } from '../../i18n/use-translate';
import { DaysWritten } from './days-written';
import type { JobRow } from './row-calls';
import type { UsedCorrections } from './use-corrections';

/** Asks how days are written of which some of these rows could be two each, and says how they were read where that was said; else nothing. */
export function TwoDays({ rows, fixing }: { rows: readonly JobRow[]; fixing: UsedCorrections }) {
  const t = useTranslate();
  const one = rows.flatMap(({ problems }) => problems).find(({ reason }) => reason === 'twoDays');
  if (!one && fixing.dayFirst === null) return null;
  const asking = one ? t('importing.twoDays', { day: one.value }) : t('importing.daysRead');
  return (
    <Alert severity="info">
      {asking}
      <DaysWritten label={asking} dayFirst={fixing.dayFirst} onChange={fixing.takeDays} />
    </Alert>
  );
}
