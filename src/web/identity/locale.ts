import { useSyncExternalStore } from 'react';

export type Locale = 'en' | 'fr';

const KEY = 'locale';
const listeners = new Set<() => void>();
const choiceListeners = new Set<(locale: Locale) => void>();

function read(): Locale {
  const wanted = localStorage.getItem(KEY) ?? navigator.language;
  return wanted.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** The language of the screen: as chosen, else the browser's. */
export const currentLocale = (): Locale => read();

/** Has the page speak a language that its person has chosen before; `<html lang>` follows for those who listen to the page. */
export function takeOverLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
  document.documentElement.lang = locale;
  for (const listener of [...listeners]) listener();
}

/** Has the page speak the language that was chosen on it just now. */
export function setLocale(locale: Locale): void {
  takeOverLocale(locale);
  for (const listener of [...choiceListeners]) listener(locale);
}

/** Tells of each choice that is made in this tab; the answer stops it. */
export function onLocaleChosen(listener: (locale: Locale) => void): () => void {
  choiceListeners.add(listener);
  return () => choiceListeners.delete(listener);
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
