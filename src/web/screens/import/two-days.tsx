import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '../../i18n/use-translate';
import type { JobRow } from './row-calls';
import type { UsedCorrections } from './use-corrections';

/** Asks how days are written of which some of these rows could be two each; nothing where none is. */
export function TwoDays({ rows, fixing }: { rows: readonly JobRow[]; fixing: UsedCorrections }) {
  const t = useTranslate();
  const one = rows.flatMap(({ problems }) => problems).find(({ reason }) => reason === 'twoDays');
  if (!one) return null;
  const asking = t('importing.twoDays', { day: one.value });
  return (
    <Alert severity="info">
      {asking}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={asking}
        value={fixing.dayFirst ?? null}
        onChange={(_, next: boolean | null) => fixing.takeDays(next ?? undefined)}
        sx={{ display: 'flex', flexWrap: 'wrap', mt: 1 }}
      >
        <ToggleButton value={true}>{t('bankStatement.dayFirst')}</ToggleButton>
        <ToggleButton value={false}>{t('bankStatement.monthFirst')}</ToggleButton>
      </ToggleButtonGroup>
    </Alert>
  );
}
