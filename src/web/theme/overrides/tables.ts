import type { Components, Theme } from '@mui/material/styles';
import { fontSize, row } from '../tokens';
import { finger } from './finger';

/** Rows: 36 pixels, figures under each other. */
export const tables: Components<Theme> = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottomColor: theme.vars?.palette.divider,
        fontSize: fontSize.table,
        lineHeight: '20px',
        fontVariantNumeric: 'tabular-nums',
      }),
      sizeSmall: { height: row, padding: '0 12px', boxSizing: 'border-box', [finger]: { height: 44 } },
      head: ({ theme }) => ({
        height: 32,
        color: theme.vars?.palette.text.secondary,
        backgroundColor: theme.vars?.palette.background.paper,
        fontSize: fontSize.small,
        fontWeight: 500,
        whiteSpace: 'nowrap',
      }),
      paddingCheckbox: { width: 44, padding: '0 0 0 12px' },
      footer: ({ theme }) => ({ color: theme.vars?.palette.text.primary, fontWeight: 620 }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars?.palette.action.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars?.palette.action.selected },
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { lineHeight: '24px', [finger]: { minHeight: 44 } },
      icon: { fontSize: 14, opacity: 0 },
    },
  },
};
