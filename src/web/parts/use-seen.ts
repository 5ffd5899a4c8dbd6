import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Whether something has come into sight, or almost; once it has, it stays so. */
export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || seen) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => setSeen((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place, seen]);
  return seen;
}
