import type { RefObject } from 'react';
import { useEffect } from 'react';
import { isTyping } from '../../frame/keys';

/** `j` and `k` walk the notes of the inbox; Enter is the line's own. */
export function useLineKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || (event.key !== 'j' && event.key !== 'k'))
        return;
      const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-note]') ?? [])];
      const at = lines.indexOf(document.activeElement as HTMLElement);
      lines[Math.max(0, Math.min(lines.length - 1, at + (event.key === 'j' ? 1 : -1)))]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
