import ListItem from '@mui/material/ListItem';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router-dom';
import type { MenuIcon } from '../menu';
import { useDeskOpenings } from './desk-openings';
import { RailFace, RailLine } from './rail-face';

/** One way of the rail; folded, its word is a tooltip. */
export function RailLink(props: { to: string; icon: MenuIcon; word: string; isFolded: boolean }) {
  const { to, icon, word, isFolded } = props;
  const { close } = useDeskOpenings();
  const line = (
    <RailLine
      component={NavLink}
      aria-label={isFolded ? word : undefined}
      to={to}
      end={to === '/'}
      onClick={close}
    >
      <RailFace icon={icon} word={word} isFolded={isFolded} />
    </RailLine>
  );
  return (
    <ListItem disablePadding>
      {isFolded ? (
        <Tooltip title={word} placement="right">
          {line}
        </Tooltip>
      ) : (
        line
      )}
    </ListItem>
  );
}
