import { useEffect } from 'react';
import { isTyping } from '../frame/keys';

/** The name by which the keys find the button that adds a filter. */
export const addFilterKey = 'f';
/** And the one that begins a new record. */
export const createKey = 'c';

/** `j` and `k` walk the rows by their links, or by what else stands for a row, `x` ticks the row, `f` adds a filter, `c` begins a new record. Enter is the link's own. */
export function useListKeys(root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const page = root.current;
      if (!page || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const links = [...page.querySelectorAll<HTMLElement>('[data-record]')];
      const at = links.findIndex((link) => link === document.activeElement);
      const act: Record<string, () => void> = {
        j: () => links[Math.min(at + 1, links.length - 1)]?.focus(),
        k: () => links[Math.max(at - 1, 0)]?.focus(),
        x: () => links[at]?.closest('tr, li')?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
        ...Object.fromEntries(
          [addFilterKey, createKey].map((key) => [
            key,
            () => page.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)?.click(),
          ]),
        ),
      };
      const run = act[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root]);
}
