import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** How much of a longer work is done, from 0 to 1, and beside it what is said of it. */
export function Meter(props: { label: string; done: number; children?: ReactNode }) {
  const { label, done, children } = props;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      <LinearProgress
        aria-label={label}
        variant="determinate"
        value={Math.min(1, done) * 100}
        sx={{ width: 200, maxWidth: '100%', height: 6, borderRadius: 1 }}
      />
      {children}
    </Stack>
  );
}
