import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Scanned, Scanner } from './port';

const provider = 'clamd';
const usualPatience = 60;

/**
 * ClamAV's daemon over TCP, by its INSTREAM command: each piece with its length in four bytes before it, a length of nought at the
 * end; the answer ends with a zero byte. `?timeout=` of its address: how many seconds it may be silent, 60 where it says nothing.
 * https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export function clamdScanner(address: URL, log: FastifyBaseLogger): Scanner {
  return {
    provider,
    async scan(bytes) {
      try {
        return read(await ask(address, bytes));
      } catch (error) {
        log.warn({ err: error }, 'The virus scanner could not be asked.');
        return { status: 'pending', provider };
      }
    },
  };
}

async function ask(address: URL, bytes: NodeJS.ReadableStream): Promise<string> {
  const socket = connect({ host: address.hostname, port: Number(address.port || 3310) });
  const patience = Number(address.searchParams.get('timeout') ?? usualPatience) * 1000;
  socket.setTimeout(patience, () => socket.destroy(new Error('the scanner does not answer')));
  const answer = answerOf(socket);
  // Where it hangs up in the middle, its answer says why; that writing on was in vain says nothing.
  pipeline(bytes, pieces, socket, { end: false }).catch(() => undefined);
  try {
    return await answer;
  } finally {
    socket.destroy();
  }
}

async function* pieces(bytes: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const some of bytes) {
    const chunk = typeof some === 'string' ? Buffer.from(some) : some;
    // A length of nought would be the end.
    if (chunk.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** What the daemon says up to its zero byte. @throws Error where the connection ends before */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    let lost = new Error('the scanner hung up');
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')).trim());
    });
    socket.on('error', (error) => (lost = error));
    socket.on('close', () => reject(lost));
  });
}

function read(answer: string): Scanned {
  if (answer === 'stream: OK') return { status: 'clean', provider };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found) return { status: 'infected', provider, found };
  throw new Error(`the scanner answered ${answer.slice(0, 100)}`);
}
