import type { Components, Theme } from '@mui/material/styles';
import type {} from 'react-admin';
import { bar, fontSize, rail } from '../tokens';

/** react-admin's frame: the rail from top to bottom, the bar beside it, and a page that scrolls by itself below the bar. */
export const shell: Components<Theme> = {
  RaLayout: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        height: '100dvh',
        minHeight: 0,
        '--rail': `${rail.wide}px`,
        [theme.breakpoints.down('sm')]: { '--rail': '0px' },
        '& .RaLayout-appFrame': {
          height: '100%',
          minHeight: 0,
          marginTop: 0,
          [theme.breakpoints.down('sm')]: { marginTop: 0 },
        },
        '& .RaLayout-contentWithSidebar': { minHeight: 0 },
        '& .RaLayout-content': {
          display: 'block',
          minWidth: 0,
          padding: 0,
          overflow: 'auto',
          // What is read aloud alone, far down, scrolls with the page and does not make the frame longer than the window.
          position: 'relative',
          outline: 'none',
          // What is scrolled to by the keyboard does not hide below a head that sticks.
          scrollPaddingTop: bar,
        },
        '@media print': {
          height: 'auto',
          '--rail': '0px',
          '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': {
            display: 'block',
            height: 'auto',
            overflow: 'visible',
          },
        },
      }),
    },
  },
  RaSkipNavigationButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&, &:hover': {
          opacity: 1,
          color: theme.vars?.palette.primary.contrastText,
          backgroundColor: theme.vars?.palette.primary.main,
        },
        '@media print': { display: 'none' },
      }),
    },
  },
  RaNotification: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .MuiSnackbarContent-root': {
          flexWrap: 'nowrap',
          padding: '4px 8px 4px 14px',
          borderRadius: 8,
          color: theme.vars?.palette.background.paper,
          backgroundColor: theme.vars?.palette.text.primary,
        },
        '& .MuiSnackbarContent-message': { display: 'flex', gap: 10, alignItems: 'center' },
        '& .MuiSnackbarContent-action': { gap: 4 },
        '& .MuiSnackbarContent-action .MuiButtonBase-root': { color: 'inherit' },
        '& .RaNotification-error': {
          color: theme.vars?.palette.error.contrastText,
          backgroundColor: theme.vars?.palette.error.main,
        },
      }),
    },
  },
  MuiToolbar: {
    styleOverrides: { dense: { minHeight: bar } },
  },
  MuiBadge: {
    styleOverrides: {
      badge: { minWidth: 16, height: 16, padding: '0 4px', fontSize: fontSize.small - 1, fontWeight: 600 },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 28,
        height: 28,
        fontSize: fontSize.small - 1,
        fontWeight: 600,
        color: theme.vars?.palette.background.paper,
        backgroundColor: theme.vars?.palette.text.primary,
      }),
    },
  },
};
