import { styled } from '@mui/material/styles';

/** Things one under the other, each a line. */
export const Lines = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** One of them: what it is at the start, what is said of it at the end. */
export const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 0',
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  '& > .MuiButton-root': { flex: 'none' },
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));
