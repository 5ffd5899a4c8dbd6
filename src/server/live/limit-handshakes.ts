import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressOf } from '../request/proven-sessions';
import type { Settings } from '../settings';

/** A house of four hundred people behind one address comes back within a minute of a restart, each with three tabs. */
export const handshakesPerMinute = 1_200;

/**
 * Counts handshakes by the address they come from, before anything is looked up for them: an open socket costs its person's sessions to be
 * read, and the host a place. Answers whether one more may be made; in a demo always, which is there to be tried hard.
 */
export function limitHandshakes({ demo, trustProxy }: Pick<Settings, 'demo' | 'trustProxy'>) {
  const limiter = new RateLimiterMemory({ points: handshakesPerMinute, duration: 60 });
  return async (request: IncomingMessage): Promise<boolean> => {
    if (demo) return true;
    const address = proxyAddr(request, () => trustProxy);
    return limiter.consume(addressOf(address)).then(
      () => true,
      () => false,
    );
  };
}
