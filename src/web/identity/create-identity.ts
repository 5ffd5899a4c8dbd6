import type { Channel } from '../http/channel';
import type { Clock } from '../http/clock';
import type { Http } from '../http/http';
import { createHttp } from '../http/http';
import type { Locks } from '../http/locks';
import type { sendForm } from '../http/send-form';
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
  signIn(credentials: Credentials): Promise<SignInOutcome>;
  /** Always resolves. */
  logOut(): Promise<void>;
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
  const http = createHttp({ ...parts, session });
  const { logOut, settled } = createLogOut({ session, http });
  return {
    http,
    session,
    clock: parts.clock,
    role: createRoleLoader({ http, session }),
    signIn: (credentials) => signIn({ http, session, settled }, credentials),
    logOut,
    reloadAt: parts.reloadAt,
  };
}
