import { useEffect, useRef } from 'react';
import { isTyping } from '../../frame/keys';

/** Keys of the workspace by what they do; those of a field or a dialog stay with it. */
export function useWorkspaceKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      if (document.querySelector('[role="dialog"], [role="menu"], dialog[open]')) return;
      const run = latest.current[event.key];
      if (!run) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      run();
    };
    // Before the keys of the frame, which has a list of its own under the same key.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
}
