import { setLocale } from '../identity/locale';
import { currentColorMode, followColorMode, setColorMode } from '../theme/color-mode';

/** A key of react-admin's store whose value has another home. */
export interface KeptElsewhere {
  /** `undefined` where react-admin learns it another way. */
  read(): unknown;
  write(value: unknown): void;
  follow(listener: () => void): () => void;
}

/** Colours and language are those of the page, on the sign-in page too, and outlive the log-out. */
export const keptElsewhere: Readonly<Record<string, KeptElsewhere>> = {
  theme: {
    read: currentColorMode,
    write: (mode) => setColorMode(mode === 'dark' ? 'dark' : 'light'),
    follow: followColorMode,
  },
  // The language in use is what the i18n provider says: were it told here as well, every change of it would draw the desk anew, with
  // nothing left of what was typed.
  locale: {
    read: () => undefined,
    write: (locale) => setLocale(locale === 'fr' ? 'fr' : 'en'),
    follow: () => () => undefined,
  },
};
