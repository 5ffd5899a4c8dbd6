import { useSyncExternalStore } from 'react';

export type Locale = 'en' | 'fr';

const KEY = 'locale';
const listeners = new Set<() => void>();

function read(): Locale {
  const wanted = localStorage.getItem(KEY) ?? navigator.language;
  return wanted.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** The language of the screen: as chosen, else the browser's. */
export const currentLocale = (): Locale => read();

/** Keeps the choice; `<html lang>` follows for those who listen to the page. */
export function setLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
  document.documentElement.lang = locale;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    document.documentElement.lang = read();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

export const useLocale = (): Locale => useSyncExternalStore(subscribe, read);
