import { useEffect } from 'react';
import { isTyping } from '../frame/keys';

/** `j` and `k` walk the rows by their links, `x` ticks the row, `f` adds a filter, `c` begins a new record. Enter is the link's own. */
export function useListKeys(root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const page = root.current;
      if (!page || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const links = [...page.querySelectorAll<HTMLElement>('tbody .record-link, .cards .record-link')];
      const at = links.findIndex((link) => link === document.activeElement);
      const act: Record<string, () => void> = {
        j: () => links[Math.min(at + 1, links.length - 1)]?.focus(),
        k: () => links[Math.max(at - 1, 0)]?.focus(),
        x: () => links[at]?.closest('tr, li')?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
        f: () => page.querySelector<HTMLElement>('.filter-add')?.click(),
        c: () => page.querySelector<HTMLElement>('[data-key=create]')?.click(),
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
