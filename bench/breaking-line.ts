import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A line to the host that breaks: whatever is on its way then is lost, and nobody is let through until it is mended. */
export interface BreakingLine {
  readonly port: number;
  /** Bytes that were sent through it towards the host. */
  sent(): number;
  /** Breaks it for so many milliseconds. */
  breakFor(milliseconds: number): void;
  close(): void;
}

export async function openLine(port: number): Promise<BreakingLine> {
  const open = new Set<Socket>();
  let [bytes, isBroken] = [0, false];
  const server = createServer((near) => {
    if (isBroken) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    near.on('data', (chunk) => (bytes += chunk.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    sent: () => bytes,
    breakFor: (milliseconds) => {
      isBroken = true;
      for (const socket of open) socket.destroy();
      setTimeout(() => (isBroken = false), milliseconds);
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
