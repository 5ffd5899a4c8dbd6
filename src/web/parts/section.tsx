import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface SectionProps {
  readonly title: ReactNode;
  /** Stands behind the title, at the end of its line. */
  readonly actions?: ReactNode;
  /** On a wide page the title stands beside what it heads. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, actions, beside = false, children }: SectionProps) {
  const titleId = useId();
  const isWide = beside ? { md: 'grid' } : {};
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        ...(beside && { pt: 2.5, pb: 2.5, borderTop: 1, borderColor: 'divider' }),
        display: isWide,
        gridTemplateColumns: '200px minmax(0, 1fr)',
        columnGap: 4,
      }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', alignSelf: 'start', gap: 1, minHeight: 32, mb: 1 }}
      >
        <Typography id={titleId} component="h2" variant="h2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
