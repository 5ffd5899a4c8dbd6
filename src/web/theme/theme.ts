import { frFR } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import type { Locale } from '../identity/locale';
import { colorSchemes } from './color-schemes';
import { actions } from './overrides/actions';
import { floating } from './overrides/floating';
import { forms } from './overrides/forms';
import { page } from './overrides/page';
import { shell } from './overrides/shell';
import { tables } from './overrides/tables';
import { fontFamily, fontSize, motion, radius, rail } from './tokens';

const heading = (size: number, weight = 620) => ({
  fontSize: size,
  fontWeight: weight,
  lineHeight: 1.4,
  letterSpacing: size > fontSize.lead ? '-0.014em' : '-0.006em',
});

/**
 * The look of the desk, in one place: the tokens as Material UI's theme, light and dark by its colour schemes, and what each of its
 * components looks like here.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-color-mode="%s"]' },
  colorSchemes,
  // Phone · tablet · desk · wide.
  breakpoints: { values: { xs: 0, sm: 720, md: 1000, lg: 1240, xl: 1600 } },
  shape: { borderRadius: radius },
  typography: {
    fontFamily,
    fontSize: fontSize.body,
    htmlFontSize: 16,
    h1: heading(fontSize.title),
    h2: heading(fontSize.body),
    h3: heading(fontSize.table, 600),
    h4: heading(fontSize.table, 600),
    h5: heading(fontSize.table, 600),
    h6: heading(fontSize.lead),
    subtitle1: { fontSize: fontSize.body, fontWeight: 550 },
    subtitle2: { fontSize: fontSize.table, fontWeight: 550 },
    body1: { fontSize: fontSize.body, lineHeight: 1.5 },
    body2: { fontSize: fontSize.table, lineHeight: 1.5 },
    button: { fontSize: fontSize.table, fontWeight: 550, letterSpacing: 0, textTransform: 'none' },
    caption: { fontSize: fontSize.small, lineHeight: 1.5 },
    overline: {
      fontSize: fontSize.small,
      lineHeight: 2,
      letterSpacing: 0,
      textTransform: 'none',
      fontWeight: 500,
    },
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
  components: { ...page, ...actions, ...forms, ...floating, ...tables, ...shell },
  sidebar: { width: rail.wide, closedWidth: rail.narrow },
} as RaThemeOptions);

const french = frFR.components;

const themes: { readonly [L in Locale]: RaThemeOptions } = {
  en: theme,
  fr: {
    ...theme,
    components: {
      ...theme.components,
      // What reads the page aloud is told these words alone.
      MuiPagination: { ...theme.components?.MuiPagination, ...french?.MuiPagination },
      MuiTablePagination: { ...theme.components?.MuiTablePagination, ...french?.MuiTablePagination },
    },
  },
};

/** The look of the desk, with the words that Material UI says by itself in the language of the reader. */
export const themeIn = (locale: Locale): RaThemeOptions => themes[locale];
