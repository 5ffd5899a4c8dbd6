import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { listPath } from '../data/resource-paths';
import { menu } from '../menu';
import type { Opening } from './desk-openings';
import { isTyping } from './keys';

const together = 900;

/** The keys that work everywhere: Ctrl K and `/` to search, `?` for the list of keys, `g` and a letter to go somewhere. */
export function useDeskKeys(show: (opening: Opening) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    let wentAt = 0;
    const places = new Map<string, string>([['h', '/']]);
    for (const name of Object.keys(menu) as ResourceName[]) {
      const key = menu[name]?.key;
      if (key) places.set(key, listPath(name));
    }
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        return show('palette');
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const place = event.timeStamp - wentAt < together ? places.get(event.key) : undefined;
      wentAt = event.key === 'g' ? event.timeStamp : 0;
      if (place) {
        // Before the page's own keys: `g f` goes to files, and adds no filter.
        event.stopImmediatePropagation();
        event.preventDefault();
        void navigate(place);
      } else if (event.key === '/') {
        event.preventDefault();
        show('palette');
      } else if (event.key === '?') show('keys');
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [navigate, show]);
}
