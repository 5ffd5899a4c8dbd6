import { styled } from '@mui/material/styles';

/** The line above a part of a page: what it is at its start, what can be done at its end. */
export const HeadLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  marginBottom: 12,
  '& > :first-of-type': { marginRight: 'auto' },
});
