import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const KEY = 'colorMode';
const listeners = new Set<() => void>();

const read = (): ColorMode => (localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light');

const show = () => {
  document.documentElement.dataset.colorMode = read();
};

/** Light until someone chooses (specification, section 9); the choice outlives the log-out. */
export function setColorMode(mode: ColorMode): void {
  localStorage.setItem(KEY, mode);
  show();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    show();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, read);
