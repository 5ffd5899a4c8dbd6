import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Scanned, Scanner } from './port';

const provider = 'clamd';
const patience = 60_000;

/**
 * ClamAV's daemon over TCP, by its INSTREAM command: each piece with its length in four bytes before it, a length of nought at the
 * end. https://docs.clamav.net/manual/Usage/Scanning.html#clamd
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
  socket.setTimeout(patience, () => socket.destroy(new Error('the scanner does not answer')));
  const answer = answerOf(socket);
  // Where it hangs up in the middle, the answer says why; writing on would only say that it did.
  answer.catch(() => undefined);
  try {
    await once(socket, 'connect');
    await send(socket, Buffer.from('zINSTREAM\0'));
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      await send(socket, Buffer.concat([length, chunk]));
    }
    await send(socket, Buffer.alloc(4));
    return await answer;
  } finally {
    socket.destroy();
  }
}

async function send(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.includes('\0')) break;
  }
  return text.replace(/\0.*$/s, '').trim();
}

function read(answer: string): Scanned {
  if (/^stream: OK$/.test(answer)) return { status: 'clean', provider };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found) return { status: 'infected', provider, found };
  throw new Error(`the scanner answered ${answer.slice(0, 100)}`);
}
