import { createContext, useContext, useSyncExternalStore } from 'react';
import { identity as english } from '../i18n/en/identity';
import { identity as french } from '../i18n/fr/identity';
import type { IdentityTexts } from '../i18n/en/identity';
import type { Identity } from './create-identity';
import { useLocale } from './locale';
import type { SessionState } from './session';

export const IdentityContext = createContext<Identity | null>(null);

/** Who is signed in, and every way to change that. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('useIdentity needs an IdentityContext around it.');
  return identity;
}

export function useSession(): SessionState {
  const { session } = useIdentity();
  return useSyncExternalStore(session.subscribe, session.state);
}

const texts = { en: english, fr: french };

export const useIdentityTexts = (): IdentityTexts => texts[useLocale()];

/** Puts values in place of a text's `{names}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
