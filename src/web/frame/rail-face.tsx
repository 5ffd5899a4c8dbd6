import ListItemText from '@mui/material/ListItemText';
import { Unseen } from '../parts/words-in-line';
import type { MenuIcon } from '../menu';

/** The lines of the rail, and the one whose page is open. */
export const railLine = {
  gap: 1.125,
  minHeight: { xs: 40, sm: 30 },
  px: 1,
  py: 0,
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { color: 'text.secondary' },
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { bgcolor: 'color-mix(in srgb, currentColor 6%, transparent)' },
  '&[aria-current=page]': {
    bgcolor: 'color-mix(in srgb, currentColor 8%, transparent)',
    '& .MuiSvgIcon-root': { color: 'primary.main' },
    '& .MuiListItemText-primary': { fontWeight: 600 },
  },
} as const;

/** What a line of the rail shows: its icon, and its word where there is room. */
export function RailFace(props: { icon: MenuIcon; word: string; isFolded: boolean }) {
  const { icon: Icon, word, isFolded } = props;
  return (
    <>
      <Icon />
      {isFolded ? (
        <Unseen>{word}</Unseen>
      ) : (
        <ListItemText primary={word} slotProps={{ primary: { noWrap: true } }} />
      )}
    </>
  );
}
