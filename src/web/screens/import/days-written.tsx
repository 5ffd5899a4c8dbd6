import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '../../i18n/use-translate';

interface DaysWrittenProps {
  /** What is asked. */
  readonly label: string;
  /** Whether the day stands first; null where nobody said. */
  readonly dayFirst: boolean | null;
  readonly onChange: (dayFirst: boolean | null) => void;
}

/** How days are written that could be two: day first, or month first; pressed again, it is not said. */
export function DaysWritten({ label, dayFirst, onChange }: DaysWrittenProps) {
  const t = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={dayFirst}
      onChange={(_, next: boolean | null) => onChange(next)}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 },
        // On a phone they stand under each other: each has borders of its own.
        '& .MuiToggleButtonGroup-grouped': { border: 1, borderColor: 'divider', borderRadius: 1, ml: 0 },
      }}
    >
      <ToggleButton value={true}>{t('bankStatement.dayFirst')}</ToggleButton>
      <ToggleButton value={false}>{t('bankStatement.monthFirst')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
