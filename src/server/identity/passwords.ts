import { hash, parseOptions, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../request/limit-concurrency';

/** What a hash by argon2id costs: memory in KiB, rounds over it, lanes. */
export interface Strength {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export const usualStrength: Strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes and checks the hashes of passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a password is the one. Without a hash it takes as long, and is wrong. */
  isRight(password: string, kept: string | null | undefined): Promise<boolean>;
  /** Whether a hash was made with less than is usual now: it is made anew at the next use of its password. */
  isWeak(kept: string): boolean;
}

/** Hashing runs on the process's four threads; one is left for files. */
const inTurn = limitConcurrency(3, 200);

/** Nobody knows the password of this hash; the costs stand in its middle. */
const nobodys = ({ memoryCost, timeCost, parallelism }: Strength) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$xMVMGerqKLr47o+DC/jYsg$xrEo+y/mNSkKT2bVOUXsLHhQ3j0y4HxPcKoXSpQI+74`;

export function openPasswords(strength: Strength = usualStrength): Passwords {
  return {
    hash: (password) => inTurn(() => hash(password, strength)),
    async isRight(password, kept) {
      const right = await inTurn(() => verify(kept ?? nobodys(strength), password));
      return right && kept !== null && kept !== undefined;
    },
    isWeak(kept) {
      const { memoryCost, timeCost, parallelism } = parseOptions(kept);
      return (
        memoryCost < strength.memoryCost || timeCost < strength.timeCost || parallelism < strength.parallelism
      );
    },
  };
}

/**
 * A password as it was typed: what the body's reading takes off its ends belongs to it. Only the two ways to write an accented letter
 * are made one, since keyboards differ in it.
 */
export function passwordAsTyped(body: unknown, field: string): string {
  const value = (body as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof value === 'string' ? value.normalize('NFC') : '';
}
