import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether this machine has no line, and knows it. */
export const useLineIsLost = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
