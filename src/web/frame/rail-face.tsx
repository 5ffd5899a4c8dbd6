import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import { Unseen } from '../parts/words-in-line';
import type { MenuIcon } from '../menu';
import { finger } from '../theme/overrides/finger';

/** A line of the rail, and what the one whose page is open looks like. */
export const RailLine = styled(ListItemButton)(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    gap: 9,
    minHeight: 30,
    padding: '0 8px',
    [theme.breakpoints.down('sm')]: { minHeight: 40 },
    [finger]: { minHeight: 44 },
    '& .MuiSvgIcon-root': { color: palette?.text.secondary },
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)' },
    '&[aria-current=page]': {
      backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)',
      '& .MuiSvgIcon-root': { color: palette?.primary.main },
      '& .MuiListItemText-primary': { fontWeight: 600 },
    },
  };
}) as typeof ListItemButton;

/** What a line of the rail shows: its icon, and its word where there is room. */
export function RailFace(props: { icon: MenuIcon; word: string; isFolded: boolean }) {
  const { icon: Icon, word, isFolded } = props;
  return (
    <>
      <Icon />
      {isFolded ? (
        <Unseen>{word}</Unseen>
      ) : (
        <ListItemText primary={word} slotProps={{ primary: { sx: { lineHeight: 1.3 } } }} />
      )}
    </>
  );
}
