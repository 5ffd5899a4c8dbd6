import MuiChip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Place } from '../people-half';

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
  // In a row of 36 pixels there is room for a second line, and none at its side.
  '&[data-place=row]': { height: 'auto', minHeight: 22 },
  '&[data-place=row] .MuiChip-label': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    // As wide as its words at most: a table that is short of room takes none from a word of one line.
    width: 'max-content',
    maxWidth: '100%',
    lineHeight: '16px',
    whiteSpace: 'normal',
  },
  'td &[data-place=row] .MuiChip-label': { maxWidth: 185 },
}));

interface ChipProps {
  readonly color: string;
  readonly place?: Place;
  readonly children: string;
}

/** A word in the colour of what it says; in a row a long one stands in two lines. */
export function Chip({ color, place, children }: ChipProps) {
  return (
    <Toned
      size="small"
      data-place={place === 'card' ? 'row' : place}
      label={children}
      style={{ '--tone': color } as CSSProperties}
      title={children.length > 26 ? children : undefined}
    />
  );
}
