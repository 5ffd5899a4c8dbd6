import type { Theme } from '@mui/material/styles';
import { finger } from '../theme/overrides/finger';

/** How the rows of a table stand where there is no room for its columns: each is a card, each value beside its head (`data-label`). */
export const cardRows = (theme: Theme) =>
  ({
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody, & tfoot': { display: 'block' },
    '& tr': {
      display: 'block',
      padding: '8px 0',
      borderBottom: `1px solid ${theme.vars?.palette.divider}`,
      [finger]: { paddingBlock: '14px' },
    },
    '& .MuiTableCell-root, & th[scope=row]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '16px',
      width: 'auto',
      height: 'auto',
      padding: '2px 0',
      [finger]: { paddingBlock: '2px' },
      border: 0,
      textAlign: 'right',
      whiteSpace: 'normal',
    },
    '& tbody th.MuiTableCell-root': { textAlign: 'left' },
    // What is said below a figure stands below it here too.
    '& small': { flexBasis: '100%' },
    '& .MuiTableCell-root:empty': { display: 'none' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      color: theme.vars?.palette.text.secondary,
      textAlign: 'left',
    },
    '& td[data-as=acts]::before': { content: '""' },
  }) as const;
