import type { MenuIcon } from '../menu';
import { useEffect } from 'react';

/** Something that can be done on the page that is open. */
export interface PageAction {
  readonly key: string;
  readonly word: string;
  readonly icon?: MenuIcon;
  /** A page that it leads to, or what it does here. */
  readonly to?: string;
  readonly run?: () => void;
}

interface PageActions {
  /** What it is done with: the open file, by its name. */
  readonly title: string;
  readonly actions: readonly PageAction[];
}

let shown: PageActions | null = null;

/** What can be done on the page that is open, for the search and its commands. */
export const pageActions = (): PageActions | null => shown;

/** Offers what can be done on this page in the search, for as long as it is open. */
export function usePageActions(title: string, actions: readonly PageAction[]): void {
  useEffect(() => {
    const mine = { title, actions };
    shown = mine;
    return () => {
      if (shown === mine) shown = null;
    };
  });
}
