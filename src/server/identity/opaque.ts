import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, in letters that cookies and links carry unchanged. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: with it nobody can sign in, and a token that arrives can be found. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What only a holder of the house's secret can work out. */
export const keyed = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares two hashes without telling by the time it takes how far they agree. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
