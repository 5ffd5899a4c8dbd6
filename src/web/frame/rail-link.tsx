import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router-dom';
import type { MenuIcon } from '../menu';
import { useDeskOpenings } from './desk-openings';
import { railLine, RailFace } from './rail-face';

/** One way of the rail; folded, its word is a tooltip. */
export function RailLink(props: { to: string; icon: MenuIcon; word: string; isFolded: boolean }) {
  const { to, icon, word, isFolded } = props;
  const { open, close } = useDeskOpenings();
  return (
    <ListItem disablePadding>
      <Tooltip title={isFolded ? word : ''} placement="right">
        <ListItemButton
          component={NavLink}
          aria-label={isFolded ? word : undefined}
          to={to}
          end={to === '/'}
          onClick={() => open === 'rail' && close()}
          sx={railLine}
        >
          <RailFace icon={icon} word={word} isFolded={isFolded} />
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
