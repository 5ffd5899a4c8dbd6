import type { RaThemeOptions } from 'react-admin';
import type { Palette } from './tokens';
import { fontFamily, fontSize, light, dark, motion, radius, row } from './tokens';

const focusRing = (colors: Palette) => ({ outline: `2px solid ${colors.accent}`, outlineOffset: 2 });

function components(colors: Palette): RaThemeOptions['components'] {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: "'cv05', 'ss03'" },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing(colors) } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { textTransform: 'none', fontWeight: 550, letterSpacing: 0, minHeight: 32 },
        outlined: { borderColor: colors.edge },
      },
    },
    MuiAppBar: {
      defaultProps: { color: 'default', elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: colors.surface,
          backgroundImage: 'none',
          color: colors.text,
          borderBottom: `1px solid ${colors.line}`,
        },
      },
    },
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation1: { boxShadow: 'none', border: `1px solid ${colors.line}` },
      },
    },
    MuiCard: { styleOverrides: { root: { boxShadow: 'none', border: `1px solid ${colors.line}` } } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          fontSize: fontSize.table,
          lineHeight: '20px',
          borderBottomColor: colors.line,
          fontVariantNumeric: 'tabular-nums',
        },
        sizeSmall: { height: row, padding: '0 12px' },
        head: { color: colors.quiet, fontWeight: 550, backgroundColor: colors.surface },
      },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: colors.hover } } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: colors.surface },
        notchedOutline: { borderColor: colors.edge },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { color: colors.quiet } } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0 } } },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { fontWeight: 500, borderRadius: radius - 2 } },
    },
    MuiTab: {
      styleOverrides: { root: { textTransform: 'none', fontWeight: 550, minHeight: 40, letterSpacing: 0 } },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          backgroundColor: colors.text,
          color: colors.surface,
          fontSize: fontSize.small,
          fontWeight: 450,
        },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiDialog: { styleOverrides: { paper: { border: `1px solid ${colors.line}` } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: colors.quiet } } },
    MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
  };
}

function makeTheme(mode: 'light' | 'dark', colors: Palette): RaThemeOptions {
  return {
    palette: {
      mode,
      background: { default: colors.canvas, paper: colors.surface },
      primary: { main: colors.accent, dark: colors.accentStrong, contrastText: colors.onAccent },
      // One accent: what libraries colour as "secondary" is plain text here.
      secondary: { main: colors.text, contrastText: colors.surface },
      error: { main: colors.danger, contrastText: colors.onDanger },
      warning: { main: colors.warning, contrastText: mode === 'light' ? '#ffffff' : '#1d1200' },
      success: { main: colors.success, contrastText: mode === 'light' ? '#ffffff' : '#03170b' },
      info: { main: colors.accent, contrastText: colors.onAccent },
      text: { primary: colors.text, secondary: colors.quiet, disabled: colors.edge },
      divider: colors.line,
      action: { hover: colors.hover, selected: colors.accentWash, active: colors.quiet },
    },
    shape: { borderRadius: radius },
    typography: {
      fontFamily,
      fontSize: fontSize.body,
      htmlFontSize: 16,
      h1: { fontSize: fontSize.display, fontWeight: 620, letterSpacing: '-0.018em', lineHeight: 1.25 },
      h2: { fontSize: fontSize.title, fontWeight: 620, letterSpacing: '-0.012em', lineHeight: 1.3 },
      h3: { fontSize: fontSize.lead, fontWeight: 600, letterSpacing: '-0.006em' },
      h4: { fontSize: fontSize.lead, fontWeight: 600 },
      h5: { fontSize: fontSize.body, fontWeight: 600 },
      h6: { fontSize: fontSize.body, fontWeight: 600 },
      subtitle1: { fontSize: fontSize.body, fontWeight: 550 },
      subtitle2: { fontSize: fontSize.table, fontWeight: 550 },
      body1: { fontSize: fontSize.body, lineHeight: 1.5 },
      body2: { fontSize: fontSize.table, lineHeight: 1.5 },
      button: { fontSize: fontSize.table },
      caption: { fontSize: fontSize.small, color: colors.quiet },
    },
    transitions: {
      duration: {
        shortest: motion - 20,
        shorter: motion,
        short: motion,
        standard: motion + 20,
        complex: motion + 40,
        enteringScreen: motion + 20,
        leavingScreen: motion - 20,
      },
    },
    sidebar: { width: 220, closedWidth: 52 },
    components: components(colors),
  };
}

export const lightTheme = makeTheme('light', light);
export const darkTheme = makeTheme('dark', dark);
