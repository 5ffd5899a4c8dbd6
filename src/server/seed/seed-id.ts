import { createHash } from 'node:crypto';

/** The same id for the same thing at every seeding, so that seeding twice changes nothing and two fresh starts are alike. */
export function seedId(kind: string, name: string): string {
  const hash = createHash('sha256').update(`${kind}:${name}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
