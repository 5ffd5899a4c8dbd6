import type { ColorSystemOptions } from '@mui/material/styles';
import type { Palette } from './tokens';
import { dark, light, stageColors } from './tokens';

type StageName = keyof (typeof stageColors)['light'];

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** Behind the page: the rail, wells. */
    canvas: string;
    /** Below the page: chips, skeletons, counts. */
    sunken: string;
  }
  interface PaletteOptions {
    edge?: string;
    wash?: string;
    stage?: Record<StageName, string>;
  }
  interface Palette {
    /** The line around what can be filled in, 3:1 on every ground. */
    edge: string;
    /** The accent as a ground: what is chosen. */
    wash: string;
    /** A stage of a file: the same in chips, charts and the rail of stages. */
    stage: Record<StageName, string>;
  }
}

function palette(mode: 'light' | 'dark', colors: Palette) {
  const { text, surface } = colors;
  return {
    mode,
    background: {
      default: surface,
      paper: surface,
      canvas: colors.canvas,
      sunken: colors.sunken,
    },
    primary: { main: colors.accent, dark: colors.accentStrong, contrastText: colors.onAccent },
    // One accent: what libraries colour as "secondary" is plain text here.
    secondary: { main: text, contrastText: surface },
    error: { main: colors.danger, contrastText: colors.onDanger },
    warning: { main: colors.warning, contrastText: surface },
    success: { main: colors.success, contrastText: surface },
    info: { main: colors.accent, contrastText: colors.onAccent },
    text: { primary: text, secondary: colors.quiet, disabled: colors.edge },
    divider: colors.line,
    action: {
      hover: colors.hover,
      selected: colors.accentWash,
      active: colors.quiet,
      disabled: colors.edge,
      disabledBackground: colors.sunken,
    },
    edge: colors.edge,
    wash: colors.accentWash,
    stage: stageColors[mode],
  };
}

/** The two schemes of colours, from the tokens; the attribute `data-color-mode` of the page chooses. */
export const colorSchemes: Record<'light' | 'dark', ColorSystemOptions> = {
  light: { palette: palette('light', light) },
  dark: { palette: palette('dark', dark) },
};
