import type { Components, Theme } from '@mui/material/styles';
import { fontSize } from '../tokens';
import { finger } from './finger';

/** The lift of what stands above the page. */
export const lift = '0 1px 2px rgb(0 0 0 / 10%), 0 12px 32px -6px rgb(0 0 0 / 26%)';

/** What opens above the page: menus, dialogs (sheets from below on a phone), messages. */
export const floating: Components<Theme> = {
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.divider}`,
        borderRadius: 9,
        boxShadow: lift,
      }),
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    defaultProps: { dense: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        gap: 8,
        padding: '4px 10px',
        borderRadius: 6,
        fontSize: fontSize.table,
        '&.Mui-selected': { backgroundColor: theme.vars?.palette.action.selected },
        '&.Mui-focusVisible': { backgroundColor: theme.vars?.palette.action.hover, outlineOffset: -2 },
        '& .MuiListItemIcon-root': { minWidth: 0 },
        '& .MuiSvgIcon-root': { color: theme.vars?.palette.text.secondary },
        [finger]: { minHeight: 44 },
      }),
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'xs' },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: '0 24px 64px -12px rgb(0 0 0 / 40%)',
        // It has the focus where nothing in it could take it.
        '&:focus-visible': { outline: 'none' },
        [theme.breakpoints.down('sm')]: {
          alignSelf: 'flex-end',
          width: '100%',
          maxWidth: 'none',
          maxHeight: 'calc(100% - 24px)',
          margin: 0,
          borderRadius: '12px 12px 0 0',
        },
      }),
      paperWidthXs: { maxWidth: 460 },
      paperWidthSm: { maxWidth: 620 },
      paperWidthMd: { maxWidth: 800 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '16px 20px 8px', fontSize: fontSize.lead, fontWeight: 620 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '4px 20px 20px' } } },
  MuiDialogContentText: {
    styleOverrides: { root: { fontSize: fontSize.body, marginBottom: 16 } },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 20px',
        gap: 8,
        borderTop: `1px solid ${theme.vars?.palette.divider}`,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        // What a button says is read to its end on a phone as well.
        [theme.breakpoints.down('sm')]: {
          flexWrap: 'wrap',
          '& > .MuiButton-root': {
            flex: '1 1 auto',
            height: 'auto',
            padding: '8px 12px',
            lineHeight: 1.25,
            whiteSpace: 'normal',
          },
        },
      }),
    },
  },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: lift } } },
  MuiTooltip: {
    // What a button is called stands on it or in its label: a tooltip tells more, and never takes the place of its words.
    defaultProps: { enterDelay: 400, describeChild: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.text.primary,
        color: theme.vars?.palette.background.paper,
        fontSize: fontSize.small,
        fontWeight: 450,
      }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '4px 12px',
        fontSize: fontSize.table,
        alignItems: 'center',
        color: theme.vars?.palette.text.primary,
        backgroundColor: theme.vars?.palette.background.paper,
      }),
      icon: { padding: '6px 0' },
      // On the line of what is said.
      action: { padding: '0 0 0 16px', alignItems: 'center' },
      // An address has no spaces to break at.
      message: { padding: '6px 0', minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  MuiSnackbarContent: { styleOverrides: { root: { fontSize: fontSize.table } } },
};
