import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { sealedFilesOf } from './sealed-files';
import type { SealedFiles } from './sealed-files';

/** Seals single values for the database and opens them again. */
export interface Sealer {
  /** Seals a value for one place alone (`relatedParty.dateOfBirth` of a record): moved elsewhere it does not open. */
  seal(value: string, place: string): string;
  /**
   * The value behind a seal; what stands in clear, since it is older than sealing, as it is.
   * @throws Error where the key is not known, or the value was altered or moved
   */
  open(kept: string, place: string): string;
  /** Whether a value is sealed with the key that new values are sealed with. */
  isCurrent(kept: string): boolean;
  /** By which a key that is not known is called; nothing where a value is in clear or its key is known. */
  unknownKeyOf(kept: string): string | undefined;
  /** The same of whole files. */
  readonly files: SealedFiles;
  /** What every value begins with that is sealed with the current key. */
  readonly current: string;
}

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

const mark = 'sealed';
const cipher = 'aes-256-gcm';
const tagLength = 16;

/** AES-256-GCM with keys derived from secrets: the first seals, all open. */
export function sealerOf(secrets: readonly [string, ...string[]]): Sealer {
  const keys = secrets.map(keyOf);
  const [newest] = keys as [Key, ...Key[]];
  const known = new Map(keys.map((key) => [key.id, key]));
  const current = `${mark}.${newest.id}.`;
  return {
    current,
    files: sealedFilesOf(keys as [Key, ...Key[]]),
    seal: (value, place) => `${current}${sealedWith(newest, value, place)}`,
    open: (kept, place) => {
      if (!isSealed(kept)) return kept;
      const [, id = '', body = ''] = kept.split('.');
      const key = known.get(id);
      if (!key) throw new Error(`${place} is sealed with the key ${id}, which this host does not know.`);
      return openedWith(key, body, place);
    },
    isCurrent: (kept) => kept.startsWith(current),
    unknownKeyOf: (kept) => {
      const [, id = ''] = kept.split('.');
      return isSealed(kept) && !known.has(id) ? id : undefined;
    },
  };
}

/** Whether a value has the form of what a sealer makes. */
export const isSealed = (kept: string): boolean => /^sealed\.[\da-f]{8}\.[\w-]+$/.test(kept);

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'collateral-desk-sealed-fields', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

function sealedWith({ bytes }: Key, value: string, place: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, bytes, nonce).setAAD(Buffer.from(place));
  const text = Buffer.concat([sealing.update(value, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url');
}

function openedWith({ bytes }: Key, body: string, place: string): string {
  const whole = Buffer.from(body, 'base64url');
  const [nonce, tag, text] = [
    whole.subarray(0, 12),
    whole.subarray(12, 12 + tagLength),
    whole.subarray(12 + tagLength),
  ];
  const opening = createDecipheriv(cipher, bytes, nonce, { authTagLength: tagLength });
  opening.setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([opening.update(text), opening.final()]).toString('utf8');
}
