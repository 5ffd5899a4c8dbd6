import { styled } from '@mui/material/styles';

/** The workspace has no room for two columns, whatever the width of the window. */
export const narrow = '@container workspace (max-width: 1020px)';

export const WorkspaceRoot = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  container: 'workspace / inline-size',
});

/** Which file this is and its parts: they stay in sight where the window is high enough for them. */
export const WorkspaceTop = styled('div')(({ theme }) => ({
  zIndex: theme.zIndex.appBar - 1,
  backgroundColor: theme.vars?.palette.background.paper,
  [theme.breakpoints.up('sm')]: { '@media (min-height: 761px)': { position: 'sticky', top: 0 } },
  '@media print': { position: 'static' },
}));

export const WorkspaceBody = styled('div')({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block' },
});

export const WorkspaceMain = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: '20px 24px 64px',
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 96px' },
  '@media print': { padding: '12px 0' },
}));

/** What is next, beside the parts of the file; above them where there is no room. */
export const WorkspaceAside = styled('aside')(({ theme }) => ({
  padding: '18px 20px 48px',
  borderLeft: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.canvas,
  '& > *': { maxWidth: 400 },
  [narrow]: {
    gridRow: 1,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    alignContent: 'start',
    gap: '0 32px',
    paddingBottom: 12,
    borderLeft: 0,
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  [theme.breakpoints.down('sm')]: { padding: '14px 16px 8px' },
  '@media print': { padding: '12px 0', border: 0, backgroundColor: 'transparent' },
}));
