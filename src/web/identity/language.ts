import { userCalls } from '#contract/resources/person-calls';
import { log } from '../data/log';
import { addressOf } from '../http/address-of';
import type { Http } from '../http/http';
import type { Locale } from './locale';
import { takeOverLocale } from './locale';
import type { Session } from './session';

export interface Language {
  /** Somebody chose the language of the page by hand. */
  choose(locale: Locale): Promise<void>;
  /** Somebody has just signed in, in this tab. */
  arrive(): Promise<void>;
}

/**
 * A person's language is kept in their own record, so that it follows them to another browser. What is chosen on the sign-in page
 * goes with whoever signs in there; otherwise the page takes over the language of the one who comes.
 */
export function createLanguage({ http, session }: { http: Http; session: Session }): Language {
  let chosenBefore: Locale | null = null;
  let told: Promise<void> = Promise.resolve();

  const tell = async (locale: Locale) => {
    const { user } = session.state();
    if (!user || user.language === locale) return;
    const { method, path } = addressOf(userCalls.update);
    try {
      await http.call(method, path, { body: { _id: user._id, language: locale } });
      session.setLanguage(user._id, locale);
    } catch (error) {
      log('The language was not kept by the host.', error);
    }
  };

  /** One after the other: the last choice is the last to arrive. */
  function keep(locale: Locale): Promise<void> {
    told = told.then(() => tell(locale));
    return told;
  }

  return {
    async choose(locale) {
      if (session.signedIn()) return keep(locale);
      chosenBefore = locale;
    },
    async arrive() {
      const { user } = session.state();
      const chosen = chosenBefore;
      chosenBefore = null;
      if (chosen) return keep(chosen);
      if (user?.language) takeOverLocale(user.language);
    },
  };
}
