import { createTheme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
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
