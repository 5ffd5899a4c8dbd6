import type { Components, Theme } from '@mui/material/styles';
import { fontSize } from '../tokens';
import { finger, fingersReach } from './finger';

/** What is pressed: no ripple, 32 pixels high, and at least 44 where a finger presses. */
export const actions: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible, &:focus-visible': {
          outline: `2px solid ${theme.vars?.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', color: 'inherit', size: 'small', disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: 32,
        padding: '0 12px',
        fontSize: fontSize.table,
        lineHeight: 1,
        whiteSpace: 'nowrap',
        [finger]: { minWidth: 44, minHeight: 44 },
      },
      outlined: ({ theme }) => ({
        variants: [
          {
            props: { color: 'inherit' },
            style: {
              borderColor: theme.vars?.palette.edge,
              backgroundColor: theme.vars?.palette.background.paper,
              '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
            },
          },
        ],
      }),
      contained: ({ theme }) => ({
        variants: [
          {
            // The one button of a page that is filled is its expected step.
            props: { color: 'inherit' },
            style: {
              backgroundColor: theme.vars?.palette.primary.main,
              color: theme.vars?.palette.primary.contrastText,
              '&:hover': { backgroundColor: theme.vars?.palette.primary.dark },
            },
          },
        ],
      }),
      text: ({ theme }) => ({
        variants: [
          {
            props: { color: 'inherit' },
            style: {
              color: theme.vars?.palette.text.secondary,
              '&:hover': {
                backgroundColor: theme.vars?.palette.action.hover,
                color: theme.vars?.palette.text.primary,
              },
            },
          },
        ],
      }),
      startIcon: { marginRight: 6, marginLeft: -2, '& > *:nth-of-type(1)': { fontSize: 16 } },
      endIcon: { marginLeft: 4, marginRight: -4, '& > *:nth-of-type(1)': { fontSize: 16 } },
    },
  },
  MuiButtonGroup: { styleOverrides: { grouped: { [finger]: { minWidth: 44 } } } },
  MuiIconButton: {
    defaultProps: { size: 'small', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        width: 32,
        height: 32,
        borderRadius: 6,
        color: theme.vars?.palette.text.secondary,
        '&:hover': {
          backgroundColor: theme.vars?.palette.action.hover,
          color: theme.vars?.palette.text.primary,
        },
        [finger]: { minWidth: 44, minHeight: 44 },
      }),
      sizeSmall: { padding: 0 },
    },
  },
  MuiSvgIcon: {
    defaultProps: { fontSize: 'small' },
    styleOverrides: { fontSizeSmall: { fontSize: 18 } },
  },
  MuiLink: {
    defaultProps: { underline: 'hover', color: 'inherit' },
    styleOverrides: { root: fingersReach },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 36, borderBottom: `1px solid ${theme.vars?.palette.divider}` }),
      indicator: { height: 2, borderRadius: 2, pointerEvents: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        minWidth: 0,
        padding: '0 11px',
        fontSize: fontSize.table,
        fontWeight: 550,
        color: theme.vars?.palette.text.secondary,
        '&.Mui-selected, &:hover': { color: theme.vars?.palette.text.primary },
        [finger]: { minWidth: 44, minHeight: 44 },
      }),
    },
  },
  MuiToggleButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        height: 32,
        padding: '0 10px',
        fontSize: fontSize.table,
        [finger]: { height: 44, minWidth: 44 },
      },
    },
  },
  MuiPaginationItem: { styleOverrides: { root: { [finger]: { minWidth: 44, height: 44, margin: 0 } } } },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        '&.Mui-selected': { backgroundColor: theme.vars?.palette.action.selected },
        [finger]: { minHeight: 44 },
      }),
    },
  },
};
