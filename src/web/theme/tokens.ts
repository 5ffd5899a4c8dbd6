/** The colours of one mode. Every text colour stands at least 4.5:1 on `canvas`, `surface` and `sunken`; `edge` 3:1. */
export interface Palette {
  readonly canvas: string;
  readonly surface: string;
  readonly sunken: string;
  readonly hover: string;
  readonly line: string;
  readonly edge: string;
  readonly text: string;
  readonly quiet: string;
  readonly accent: string;
  readonly accentStrong: string;
  readonly onAccent: string;
  readonly accentWash: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly warning: string;
  readonly success: string;
}

export const light: Palette = {
  canvas: '#f6f7f7',
  surface: '#ffffff',
  sunken: '#eff1f1',
  hover: '#f1f3f4',
  line: '#dfe2e5',
  edge: '#82898f',
  text: '#15181b',
  quiet: '#555c63',
  accent: '#1d4ed0',
  accentStrong: '#163fae',
  onAccent: '#ffffff',
  accentWash: '#e9effd',
  danger: '#b3231b',
  onDanger: '#ffffff',
  warning: '#855000',
  success: '#1a6a3a',
};

export const dark: Palette = {
  canvas: '#0f1113',
  surface: '#16191b',
  sunken: '#0b0d0e',
  hover: '#1d2124',
  line: '#2b3034',
  edge: '#737b83',
  text: '#eceef0',
  quiet: '#a3aab1',
  accent: '#8fadff',
  accentStrong: '#b1c6ff',
  onAccent: '#0b1530',
  accentWash: '#1a2440',
  danger: '#ff9a91',
  onDanger: '#2b0503',
  warning: '#f0b35a',
  success: '#72d197',
};

export const palettes = { light, dark } as const;

/** Stages of a file, quiet and fixed; the same in chips, charts and the stage rail, always with a word beside them. */
export const stageColors = {
  light: {
    intake: '#596673',
    skip_trace: '#6a4fb3',
    field_recovery: '#8f5213',
    secured: '#1c6c5e',
    notice_period: '#8b3f6d',
    remarketing: '#22609c',
    settlement: '#3c6a27',
    legal: '#993a32',
    close_out: '#5c5f63',
  },
  dark: {
    intake: '#a4b3c2',
    skip_trace: '#bba8f2',
    field_recovery: '#e3ad74',
    secured: '#79cdbb',
    notice_period: '#e2a1c6',
    remarketing: '#8dbdec',
    settlement: '#a3d18c',
    legal: '#f0a49d',
    close_out: '#aeb2b6',
  },
} as const;

/** Pixels. */
export const space = 4;
export const radius = 6;
export const row = 36;
/** The width of the rail, with words and folded to icons. */
export const rail = { wide: 216, narrow: 48 } as const;
/** The height of the bar above the page. */
export const bar = 48;

export const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
/** Pixels. */
export const fontSize = { small: 12, table: 13, body: 14, lead: 16, title: 20, display: 26 } as const;

/** Milliseconds. */
export const motion = 140;
