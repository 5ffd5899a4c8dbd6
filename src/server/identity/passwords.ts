import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Problem } from '#contract/problems';

/** argon2id; a password whose hash was made with less is hashed anew at its next use. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing runs on the process's four threads; one is left for files. */
const atOnce = 3;
const mostWaiting = 200;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) throw new Problem('NOT_READY', { retryAfter: 10 });
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, strength));
}

/** Nobody knows the password of this hash. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$xMVMGerqKLr47o+DC/jYsg$xrEo+y/mNSkKT2bVOUXsLHhQ3j0y4HxPcKoXSpQI+74';

/** Whether a password is the one. Without a hash it takes as long, and is wrong. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const right = await inTurn(() => verify(kept ?? nobodys, password));
  return right && kept !== null && kept !== undefined;
}

export function isHashWeak(kept: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(kept);
  return (
    memoryCost < strength.memoryCost || timeCost < strength.timeCost || parallelism < strength.parallelism
  );
}

/**
 * A password as it was typed: what the body's reading takes off its ends belongs to it. Only the two ways to write an accented letter
 * are made one, since keyboards differ in it.
 */
export function passwordAsTyped(body: unknown, field: string): string {
  const value = (body as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof value === 'string' ? value.normalize('NFC') : '';
}
