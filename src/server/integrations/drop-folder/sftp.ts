import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import Client from 'ssh2-sftp-client';
import type { DropFolder } from './port';
import { isTakable, marked, partOf } from './port';

const patience = 15_000;

/** Where a lender's server is, who we are there, and the key by which we know it. */
export interface SftpPlace {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password?: string;
  readonly privateKey?: string;
  /** SHA-256 of the server's key in base64, as `ssh-keygen -l` shows it; another server is not talked to. */
  readonly fingerprint: string;
  readonly root: string;
}

/** A folder on a lender's server, by SFTP. Each use is a connection of its own, which ends with it. */
export function sftpFolder(place: SftpPlace): DropFolder {
  const { root, fingerprint, ...where } = place;
  const at = (part: string, name = ''): string =>
    [root.replace(/\/$/, ''), part, name].filter(Boolean).join('/');
  const connected = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client();
    try {
      await client.connect({
        ...where,
        readyTimeout: patience,
        hostVerifier: (key: Buffer) =>
          createHash('sha256').update(key).digest('base64').replace(/=+$/, '') ===
          fingerprint.replace(/^SHA256:|=+$/g, ''),
      });
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const ready = (client: Client, part: string): Promise<unknown> =>
    client.mkdir(at(part), true).catch(() => undefined);
  return {
    provider: 'sftp',
    waiting: () =>
      connected(async (client) => {
        await ready(client, 'in');
        const found = await client.list(at('in'));
        return found
          .filter(({ type, name }) => type === '-' && isTakable(name))
          .map(({ name, size }) => ({ name, size }))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
      }),
    read: (name) =>
      connected(async (client) => {
        const bytes = await client.get(at('in', name)).catch(async (error: unknown) => {
          if (await client.exists(at('in', name))) throw error;
        });
        return bytes === undefined ? undefined : new PassThrough().end(bytes as Buffer);
      }),
    move: (name, to, mark) =>
      connected(async (client) => {
        await ready(client, to);
        const free = (await client.exists(at(to, name))) ? marked(name, mark) : name;
        await client.rename(at('in', name), at(to, free)).catch(async (error: unknown) => {
          if (await client.exists(at('in', name))) throw error;
        });
      }),
    leave: (name, bytes, mark) =>
      connected(async (client) => {
        await ready(client, 'out');
        const part = at('out', partOf(name, mark));
        await client.put(bytes, part);
        await giveName(client, part, at('out', name));
      }),
    clear: (name, mark) =>
      connected(async (client) => {
        await client.delete(at('out', partOf(name, mark)), true);
      }),
    attempt: () =>
      connected(async (client) => {
        await ready(client, 'out');
        await client.put(Buffer.from('-'), at('out', '.attempt.part'));
        await client.delete(at('out', '.attempt.part'));
      }),
  };
}

/** Servers of the usual version rename nothing onto what is there, and another host may leave one of that name at any time. */
async function giveName(client: Client, part: string, name: string, tries = 10): Promise<void> {
  if (await client.exists(name)) await client.delete(name).catch(() => undefined);
  await client.rename(part, name).catch(async (error: unknown) => {
    // What stood there may have been taken away meanwhile: whether it goes again is for as long as there is anything to name.
    if (tries === 1 || !(await client.exists(part))) throw error;
    await giveName(client, part, name, tries - 1);
  });
}
