import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useDeskOpenings, useOpening } from './desk-openings';
import { useNarrow } from './use-narrow';

const paper = (width: string | number) => (theme: Theme) => ({
  width,
  boxShadow: 'none',
  borderRight: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.canvas,
});

/** Where the rail stands: beside the page, or on a phone above it while it is open. */
export function RailDrawer({ children }: { children: ReactNode }) {
  const { close } = useDeskOpenings();
  const open = useOpening();
  const isNarrow = useNarrow();
  if (isNarrow)
    return (
      <Drawer open={open === 'rail'} onClose={close} slotProps={{ paper: { sx: paper(264) } }}>
        {children}
      </Drawer>
    );
  return (
    <Drawer
      variant="permanent"
      sx={{ width: 'var(--rail)', flexShrink: 0, displayPrint: 'none' }}
      slotProps={{ paper: { sx: paper('var(--rail)') } }}
    >
      {children}
    </Drawer>
  );
}
