import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
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

export function provenSessions(): ProvenSessions {
  const proven = new Map<string, string>();
  return {
    prove: (origin, sessionId) => {
      const mark = markOf(origin);
      proven.delete(mark);
      proven.set(mark, sessionId);
      const [oldest] = proven.keys();
      if (proven.size > most && oldest !== undefined) proven.delete(oldest);
    },
    keyOf: ({ ip }, origin) => proven.get(markOf(origin)) ?? addressOf(ip),
  };
}

const markOf = ({ cookies, sessionHeader }: Pair): string =>
  createHash('sha256')
    .update(JSON.stringify([sessionHeader, cookies]))
    .digest('base64');

/** Who has one address of the sixth version has a whole net of them. */
export function addressOf(ip: string): string {
  if (!isIPv6(ip) || /^::ffff:/i.test(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
