import type { Components, Theme } from '@mui/material/styles';
import { fontSize, radius } from '../tokens';
import { finger } from './finger';
import { broadPage } from './broad-page';

/** The page and what lies flat on it. */
export const page: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      '@page': { margin: '14mm 12mm' },
      [`@page ${broadPage}`]: { size: 'landscape', margin: '12mm 10mm' },
      html: { WebkitFontSmoothing: 'antialiased' },
      body: { fontSize: fontSize.body },
      'a, abbr': { textUnderlineOffset: 3 },
      'abbr[title]': { textDecoration: 'none' },
    },
  },
  // A line that looks like a heading is one only where its screen says which.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'div', subtitle2: 'div' } } },
  MuiAppBar: {
    defaultProps: { color: 'default', elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.background.paper,
        backgroundImage: 'none',
        color: theme.vars?.palette.text.primary,
        borderBottom: `1px solid ${theme.vars?.palette.divider}`,
      }),
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation1: ({ theme }) => ({ boxShadow: 'none', border: `1px solid ${theme.vars?.palette.divider}` }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 8 } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: '14px 16px', '&:last-child': { paddingBottom: 14 } } },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 22,
        borderRadius: radius - 2,
        fontSize: fontSize.small,
        fontWeight: 500,
        backgroundColor: theme.vars?.palette.background.sunken,
        '&.MuiChip-clickable': { [finger]: { height: 44 } },
      }),
      outlined: { backgroundColor: 'transparent' },
    },
  },
  MuiSkeleton: {
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.background.sunken }) },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 3 } } },
  MuiListItemIcon: {
    styleOverrides: { root: ({ theme }) => ({ minWidth: 28, color: theme.vars?.palette.text.secondary }) },
  },
  MuiListItemText: { styleOverrides: { primary: { fontSize: fontSize.table } } },
  MuiBreadcrumbs: { styleOverrides: { root: { fontSize: fontSize.table } } },
  MuiStepLabel: { styleOverrides: { label: { fontSize: fontSize.table } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: { root: { '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.subtitle2, minHeight: 40, [finger]: { minHeight: 44 } }),
    },
  },
};
