import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useId } from 'react';

interface TapChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly choices: readonly (readonly [value: T, label: string])[];
  readonly onPick: (value: T) => void;
}

/** One of a few, each large enough for a glove. */
export function TapChoice<T extends string>({ label, value, choices, onPick }: TapChoiceProps<T>) {
  const labelId = useId();
  return (
    <Box>
      <Typography id={labelId} variant="subtitle2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={value}
        aria-labelledby={labelId}
        onChange={(_, next: T | null) => next !== null && onPick(next)}
        sx={{
          display: 'grid',
          ...{ gridTemplateColumns: '1fr 1fr', gap: 1 },
          '& .MuiToggleButton-root.MuiToggleButton-root': { minHeight: 52, m: 0, border: 1, borderRadius: 1 },
        }}
      >
        {choices.map(([one, said]) => (
          <ToggleButton key={one} value={one}>
            {said}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
