import Box from '@mui/material/Box';
import { MovedFiles } from './moved-files';
import type { MovedFilesAnswer } from './moved-files';

/** What a change of the rules does to open files, below what is typed. */
export function WhatMoves({ preview }: { readonly preview: MovedFilesAnswer | undefined }) {
  if (!preview) return null;
  return (
    <Box role="status" sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <MovedFiles preview={preview} />
    </Box>
  );
}
