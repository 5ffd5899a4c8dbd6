import type { Channel } from '../http/channel';
import type { Clock } from '../http/clock';
import type { Http } from '../http/http';
import { createHttp } from '../http/http';
import type { Locks } from '../http/locks';
import type { sendForm } from '../http/send-form';
import type { Language } from './language';
import { createLanguage } from './language';
import { currentLocale } from './locale';
import type { LastWord } from './log-out';
import { createLogOut } from './log-out';
import { createRoleLoader } from './role';
import type { Session } from './session';
import { createSession } from './session';
import type { Credentials, SignInOutcome } from './sign-in';
import { signIn } from './sign-in';

export interface Identity {
  readonly http: Http;
  readonly session: Session;
  readonly clock: Clock;
  readonly role: ReturnType<typeof createRoleLoader>;
  readonly language: Language;
  signIn(credentials: Credentials): Promise<SignInOutcome>;
  /** Always resolves. */
  logOut(): Promise<void>;
  /** Asks for a last word at log-out, until the function that is answered is called. */
  beforeLogOut(word: LastWord): () => void;
  /** Loads a page anew, so that nothing of the person before is left in memory. */
  reloadAt(path: string): void;
}

/** Puts the parts of identity together. Everything of the browser is handed in. */
export function createIdentity(parts: {
  fetch: typeof fetch;
  sendForm?: typeof sendForm;
  storage: Storage;
  tabStorage?: Storage;
  channel: Channel;
  clock: Clock;
  locks: Locks;
  base: string;
  reloadAt(path: string): void;
}): Identity {
  const session = createSession(parts);
  const http = createHttp({ ...parts, session, language: currentLocale });
  const { logOut, beforeLogOut, settled } = createLogOut({ session, http });
  const language = createLanguage({ http, session });
  return {
    http,
    session,
    clock: parts.clock,
    role: createRoleLoader({ ...parts, http, session }),
    language,
    async signIn(credentials) {
      const before = session.state().user;
      const outcome = await signIn({ http, session, settled }, credentials);
      // A renewed session is no arrival: the page speaks as it did.
      if (outcome.kind === 'signed-in' && before?._id !== session.state().user?._id) void language.arrive();
      return outcome;
    },
    logOut,
    beforeLogOut,
    reloadAt: parts.reloadAt,
  };
}
