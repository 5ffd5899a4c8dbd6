import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { readCookie } from '../identity/cookies';
import type { Settings } from '../settings';
import type { Origin } from './context';

/** So many browsers are remembered; one that is forgotten proves itself with its next call. */
const most = 20_000;

type Pair = Pick<Origin, 'cookies' | 'sessionHeader'>;

/**
 * Which browsers have proved to hold a session. What they ask for is counted by their session, since an office shares one address; all
 * else by address, whatever it says of itself.
 */
export interface ProvenSessions {
  prove(origin: Pair, sessionId: string): void;
  /** What a request is counted under. */
  keyOf(request: Pick<FastifyRequest, 'ip'>, origin: Pair): string;
}

export function provenSessions(settings: Settings): ProvenSessions {
  const proven = new LRUCache<string, string>({ max: most });
  // By the pair that opens calls and nothing else: a browser sends cookies of others with it, and has them change.
  const markOf = (origin: Pair): string =>
    createHash('sha256')
      .update(JSON.stringify([origin.sessionHeader, readCookie(settings, origin, 'access')]))
      .digest('base64');
  return {
    prove: (origin, sessionId) => void proven.set(markOf(origin), sessionId),
    keyOf: ({ ip }, origin) => proven.get(markOf(origin)) ?? addressOf(ip),
  };
}

/** Who has one address of the sixth version has a whole net of them. */
export function addressOf(ip: string): string {
  if (!isIPv6(ip) || /^::ffff:/i.test(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
