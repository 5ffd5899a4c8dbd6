import MuiChip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

const Toned = styled(MuiChip)(({ theme }) => ({
  maxWidth: '100%',
  height: 22,
  border: 0,
  backgroundColor: `color-mix(in srgb, var(--tone) 10%, ${theme.vars?.palette.background.paper})`,
  color: `color-mix(in srgb, var(--tone) 88%, ${theme.vars?.palette.text.primary})`,
  // A dot of the full colour: the wash alone is too faint to be told apart.
  '&::before': {
    content: '""',
    flex: 'none',
    width: 6,
    height: 6,
    marginLeft: 7,
    borderRadius: '50%',
    backgroundColor: 'var(--tone)',
  },
  '& .MuiChip-label': { paddingLeft: 5, paddingRight: 8 },
}));

/** A word in the colour of what it says. */
export function Chip({ color, children }: { color: string; children: string }) {
  return (
    <Toned
      size="small"
      label={children}
      style={{ '--tone': color } as CSSProperties}
      title={children.length > 26 ? children : undefined}
    />
  );
}
