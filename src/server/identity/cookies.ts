import type { CookieChange, Origin } from '../request/context';
import type { Settings } from '../settings';

type CookieUse = 'access' | 'refresh' | 'signIn' | 'browser';

/**
 * `access` opens calls, together with the session header; `refresh` reaches the one call that trades it in; `signIn` binds a
 * code to the browser that asked for it; `browser` tells a browser that its owner has signed in with before.
 */
const paths: Readonly<Record<CookieUse, string>> = {
  access: '/',
  refresh: '/api/auth/refreshToken',
  signIn: '/api/auth/login',
  browser: '/api/auth/login',
};

const secureNames: Readonly<Record<CookieUse, string>> = {
  access: '__Host-access',
  refresh: '__Secure-refresh',
  signIn: '__Secure-signin',
  browser: '__Secure-browser',
};
const plainNames: Readonly<Record<CookieUse, string>> = {
  access: 'access',
  refresh: 'refresh',
  signIn: 'signin',
  browser: 'browser',
};

/** The name of a cookie. Browsers refuse the prefixed names without encryption, so plain ones serve this machine alone. */
export function cookieName(settings: Settings, use: CookieUse): string {
  return (settings.publicUrl.startsWith('https:') ? secureNames : plainNames)[use];
}

export function readCookie(
  settings: Settings,
  origin: Pick<Origin, 'cookies'>,
  use: CookieUse,
): string | undefined {
  return origin.cookies[cookieName(settings, use)] || undefined;
}

/** Cookies to set, or with `null` to clear, in the form that an answer carries. */
export function changeCookies(
  settings: Settings,
  values: Partial<Record<CookieUse, string | null>>,
): Record<string, CookieChange> {
  return Object.fromEntries(
    (Object.entries(values) as [CookieUse, string | null][]).map(([use, value]) => {
      const path = paths[use];
      return [cookieName(settings, use), value === null ? { cleared: true, path } : { value, path }];
    }),
  );
}
