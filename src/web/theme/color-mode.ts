import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const KEY = 'colorMode';
/** Where Material UI looks for the same choice. */
const MUI_KEY = 'mui-mode';
const listeners = new Set<() => void>();

const read = (): ColorMode => (localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light');

const show = () => {
  document.documentElement.dataset.colorMode = read();
};

/** Light until someone chooses (specification, section 9); the choice outlives the log-out. */
export function setColorMode(mode: ColorMode): void {
  localStorage.setItem(KEY, mode);
  localStorage.setItem(MUI_KEY, mode);
  show();
  for (const listener of [...listeners]) listener();
}

/** Paper is light, whatever a person works in. */
export function printLight(): void {
  addEventListener('beforeprint', () => {
    document.documentElement.dataset.colorMode = 'light';
  });
  addEventListener('afterprint', show);
}

/** Tells Material UI of the choice before it draws. */
export const applyColorMode = (): void => localStorage.setItem(MUI_KEY, read());

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

export { read as currentColorMode, subscribe as followColorMode };
