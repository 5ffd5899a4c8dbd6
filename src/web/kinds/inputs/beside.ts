import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const apart = 4;
const highest = 280;

/**
 * Shows a list beside its box for as long as both stand: in front of everything, so that no dialog or table clips it, below the box
 * or above where there is more room.
 */
export function useBeside(
  box: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
) {
  useLayoutEffect(() => {
    const [stands, shown] = [box.current, list.current];
    if (!isOpen || !stands || !shown) return undefined;
    shown.showPopover();
    const place = () => {
      const { left, width, top, bottom } = stands.getBoundingClientRect();
      const below = innerHeight - bottom;
      const wanted = Math.min(highest, shown.scrollHeight) + 2 * apart;
      const isAbove = below < wanted && top > below;
      shown.style.left = `${left}px`;
      shown.style.width = `${width}px`;
      shown.style.top = isAbove ? 'auto' : `${bottom + apart}px`;
      shown.style.bottom = isAbove ? `${innerHeight - top + apart}px` : 'auto';
      shown.style.maxHeight = `${Math.min(highest, (isAbove ? top : below) - 2 * apart)}px`;
    };
    place();
    // Whatever scrolls under it takes the box along.
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    const size = new ResizeObserver(place);
    size.observe(stands);
    size.observe(shown);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
      size.disconnect();
    };
  }, [box, list, isOpen]);
}
