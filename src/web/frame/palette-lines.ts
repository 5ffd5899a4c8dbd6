import type { MenuIcon } from '../menu';

/** One thing to open or to do. */
export interface PaletteLine {
  readonly key: string;
  readonly icon: MenuIcon;
  readonly word: string;
  readonly detail?: string;
  readonly to?: string;
  readonly run?: () => void;
  /** Found for what was typed, by the host. */
  readonly isFound?: boolean;
}

export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly PaletteLine[];
}
