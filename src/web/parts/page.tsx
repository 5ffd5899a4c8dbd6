import { styled } from '@mui/material/styles';

/** The ground of a page that is read or filled in: never wider than the eye follows. */
export const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: 1200,
  boxSizing: 'border-box',
  margin: '0 auto',
  padding: '16px 24px 64px',
  [theme.breakpoints.down('sm')]: { padding: '12px 16px 96px' },
}));
