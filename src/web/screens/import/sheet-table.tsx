import { styled } from '@mui/material/styles';

/** Holds the long table of a spreadsheet: it scrolls by itself, its heads stay. On a phone its rows are cards of the page. */
export const SheetTable = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    '& > .MuiTableContainer-root': {
      maxHeight: 480,
      border: `1px solid ${theme.vars?.palette.divider}`,
      borderRadius: theme.shape.borderRadius,
    },
    '& .MuiTableCell-root.MuiTableCell-root': { padding: '7px 12px', verticalAlign: 'middle' },
    '& .MuiTableCell-root.MuiTableCell-root:first-of-type, & th.MuiTableCell-root[scope=row]': {
      paddingLeft: '12px',
    },
    '& thead .MuiTableCell-root': { position: 'sticky', top: 0, zIndex: 1 },
    '& tbody tr:last-of-type > *': { border: 0 },
  },
}));
