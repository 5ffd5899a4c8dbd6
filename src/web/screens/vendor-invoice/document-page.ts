import { styled } from '@mui/material/styles';
import { Page } from '../../parts/page';

/** A page with room for a document beside what it says. */
export const WidePage = styled(Page)({ maxWidth: 1680 });

/** What is written, and the document beside it where there is room; it stays in sight as the page goes by. */
export const BesideDocument = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 32px',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 38%)',
    '& > :nth-of-type(2)': { position: 'sticky', top: 16 },
  },
}));
