import { useEffect } from 'react';

interface PageKeys {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
}

let shown: PageKeys | null = null;

/** The keys of the page that is open, for the list on `?`. */
export const pageKeys = (): PageKeys | null => shown;

/** Names the keys of this page for as long as it is open. */
export function usePageKeys(title: string, rows: PageKeys['rows']): void {
  useEffect(() => {
    const mine = { title, rows };
    shown = mine;
    return () => {
      if (shown === mine) shown = null;
    };
  });
}
