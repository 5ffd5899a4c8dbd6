import type { AppContext, Origin } from '../request/context';
import { readCookie } from './cookies';
import { hashOf, keyed, randomToken, sameHash } from './opaque';

/**
 * A mark for a browser in which someone has signed in. Tries from it are counted apart, so that strangers who guess at an account
 * cannot shut its owner out. It opens nothing.
 */
export function browserMark(secret: string, userId: string): string {
  const id = randomToken();
  return `${id}.${seal(secret, userId, id)}`;
}

/** What to count a try of this browser under, if the browser is known to the account. */
export function knownBrowser(app: AppContext, origin: Origin, userId: string): string | undefined {
  const [id, sealed] = (readCookie(app.settings, origin, 'browser') ?? '').split('.');
  return id && sealed && sameHash(sealed, seal(app.secret, userId, id)) ? hashOf(id).slice(0, 16) : undefined;
}

const seal = (secret: string, userId: string, id: string): string => keyed(secret, `browser|${userId}|${id}`);
