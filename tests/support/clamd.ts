import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

const greeting = 'zINSTREAM\0';

/** How the daemon behaves: it scans, hangs up while it is being told, or takes everything and says nothing. */
type Mood = 'scans' | 'hangs up' | 'is silent';

/** A daemon that speaks as ClamAV's manual says it does, and knows one virus. */
export interface Clamd {
  /** Its address, as `CLAMD_URL` names it, but for how long to wait. */
  readonly url: string;
  /** What it was sent, whole, each by its pieces. */
  readonly streams: readonly (readonly Buffer[])[];
  mood: Mood;
  /** The size from which it says no, in bytes (`StreamMaxLength`). */
  limit: number;
  /** Once it was told a whole stream, or has hung up: how often so far. */
  asked(times: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts the daemon on a port of its own. `virus`: the text that it finds. */
export async function startClamd(virus: string): Promise<Clamd> {
  const sockets = new Set<Socket>();
  const streams: Buffer[][] = [];
  let heard = 0;
  let told = (): void => undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    const done = (): void => {
      heard += 1;
      told();
    };
    listen(socket, daemon, virus, (pieces) => void streams.push(pieces), done);
  });
  const daemon: Clamd = {
    url: '',
    streams,
    mood: 'scans',
    limit: Infinity,
    asked: async (times) => {
      while (heard < times) await new Promise<void>((resolve) => (told = resolve));
    },
    close: async () => {
      if (!server.listening) return;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(daemon, { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function listen(
  socket: Socket,
  daemon: Clamd,
  virus: string,
  keep: (pieces: Buffer[]) => void,
  done: () => void,
): void {
  let left = Buffer.alloc(0);
  let isGreeted = false;
  const pieces: Buffer[] = [];
  const answer = (text: string): void => {
    done();
    socket.removeAllListeners('data');
    // It goes on taking what is still on its way, so that its answer arrives.
    socket.resume();
    if (daemon.mood !== 'is silent') socket.end(`${text}\0`);
  };
  socket.on('data', (chunk) => {
    left = Buffer.concat([left, chunk]);
    if (!isGreeted) {
      if (left.length < greeting.length) return;
      if (left.toString('latin1', 0, greeting.length) !== greeting) return answer('UNKNOWN COMMAND');
      left = left.subarray(greeting.length);
      isGreeted = true;
    }
    if (daemon.mood === 'hangs up') {
      done();
      socket.resetAndDestroy();
      return;
    }
    while (left.length >= 4) {
      const length = left.readUInt32BE(0);
      if (length === 0) {
        keep(pieces);
        const isFound = Buffer.concat(pieces).includes(virus);
        return answer(isFound ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
      }
      if (left.length < 4 + length) return;
      pieces.push(left.subarray(4, 4 + length));
      left = left.subarray(4 + length);
      const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
      if (size > daemon.limit) return answer('INSTREAM size limit exceeded. ERROR');
    }
  });
}
