import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuList from '@mui/material/MenuList';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { ReactElement, RefObject } from 'react';

interface MovesMenuProps {
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: readonly ReactElement[];
}

/** A list of things to do below its button; on a phone a sheet from below, where the thumb is. */
export function MovesMenu({ label, open, onClose, anchor, children }: MovesMenuProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  // What cannot be chosen stays in reach, so that its reason is read.
  const list = { 'aria-label': label, disabledItemsFocusable: true };
  return isPhone ? (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label, sx: { maxHeight: '80%', borderRadius: '12px 12px 0 0' } } }}
    >
      <MenuList {...list} autoFocusItem sx={{ p: 1, '& .MuiMenuItem-root': { minHeight: 44 } }}>
        {children}
      </MenuList>
    </Drawer>
  ) : (
    <Menu
      open={open}
      onClose={onClose}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -6, horizontal: 'right' }}
      slotProps={{ list, paper: { sx: { width: 340 } } }}
    >
      {children}
    </Menu>
  );
}
