import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FramedLines } from '../../../parts/framed-lines';

/** What stands below the words of a gate, over its whole width. */
export function BelowGate({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ flexBasis: '100%', pb: 1, displayPrint: 'none' }}>
      <FramedLines>{children}</FramedLines>
    </Box>
  );
}
