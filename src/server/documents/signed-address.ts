import type { ValueOf } from '#contract/vocabularies/index';
import { keyed, sameHash } from '../identity/opaque';
import type { AppContext } from '../request/context';

type Purpose = ValueOf<'signedUrlType'>;

/** How long a signed address opens something, in seconds. */
export const addressLives = 120;

/** What an address is good for: one document, in one way, in one person's session, until then (RFC 3339). */
export interface Grant {
  readonly documentId: string;
  readonly purpose: Purpose;
  readonly sessionId: string;
  readonly expiresAt: string;
}

const letters: { readonly [P in Purpose]: string } = { view: 'v', download: 'd', thumbnail: 't' };
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const form = new RegExp(`^(${id})\\.([vdt])\\.(${id})\\.([0-9a-z]{6,9})\\.([\\w-]{43})$`);

/** The last part of an address that opens a document. Only this house makes one, and nobody can turn it into another. */
export function signAddress({ secret }: Pick<AppContext, 'secret'>, grant: Grant): string {
  const payload = payloadOf(grant);
  return `${payload}.${keyed(secret, `document|${payload}`)}`;
}

/** What a token grants, or nothing where this house did not make it or its time is over. */
export function readAddress(
  { secret }: Pick<AppContext, 'secret'>,
  token: string,
  now: Date,
): Grant | undefined {
  const [, documentId = '', letter, sessionId = '', ends = '', mark = ''] = form.exec(token) ?? [];
  const purpose = (Object.keys(letters) as Purpose[]).find((one) => letters[one] === letter);
  if (!purpose || !sameHash(mark, keyed(secret, `document|${token.slice(0, -mark.length - 1)}`)))
    return undefined;
  const expires = new Date(Number.parseInt(ends, 36) * 1000);
  return expires > now ? { documentId, purpose, sessionId, expiresAt: expires.toISOString() } : undefined;
}

function payloadOf({ documentId, purpose, sessionId, expiresAt }: Grant): string {
  const ends = Math.floor(Date.parse(expiresAt) / 1000).toString(36);
  return [documentId, letters[purpose], sessionId, ends].join('.');
}
