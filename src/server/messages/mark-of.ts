import { createHash } from 'node:crypto';

/** What a message with a key is known by wherever it is kept or sent. */
export const markOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);
