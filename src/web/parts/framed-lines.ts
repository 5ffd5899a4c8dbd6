import { styled } from '@mui/material/styles';

/** Records one under the other in one frame, each a `li`. */
export const FramedLines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars?.palette.background.paper,
  listStyle: 'none',
  '&:empty': { display: 'none' },
}));
