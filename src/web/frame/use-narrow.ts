import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 720px)');

function subscribe(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is as narrow as a phone, where lists are cards. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
