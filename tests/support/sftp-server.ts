import { generateKeyPairSync, createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import ssh2 from 'ssh2';
import type { Attributes, SFTPWrapper } from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE, OPEN_MODE } = utils.sftp;

/** A server of a lender: SFTP for one user with a password, on a folder of this machine. Answers its address with its fingerprint. */
export async function startSftp(folder: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const parsed = utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  const fingerprint = createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '');
  const server = new Server({ hostKeys: [privateKey] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (asked) => {
      if (asked.method === 'password' && asked.username === 'agency' && asked.password === 'let me in')
        asked.accept();
      else asked.reject(['password']);
    });
    client.on('ready', () =>
      client.on('session', (accept) => accept().on('sftp', (open) => serve(open(), folder))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  const query = new URLSearchParams({ fingerprint: `SHA256:${fingerprint}` });
  return `sftp://agency:let%20me%20in@127.0.0.1:${port}/drop?${query}`;
}

function serve(sftp: SFTPWrapper, root: string): void {
  const at = (name: string): string => path.join(root, path.posix.normalize(`/${name}`));
  const handles = new Map<number, { fd: number } | { names: string[]; folder: string }>();
  let last = 0;
  const handle = (value: { fd: number } | { names: string[]; folder: string }): Buffer => {
    handles.set((last += 1), value);
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(last);
    return bytes;
  };
  const of = (bytes: Buffer) => handles.get(bytes.readUInt32BE(0));
  const attributes = (file: string): Attributes => {
    const { mode, size, uid, gid, atimeMs, mtimeMs } = statSync(file);
    return { mode, size, uid, gid, atime: atimeMs / 1000, mtime: mtimeMs / 1000 };
  };
  const trying = (id: number, work: () => void): void => {
    try {
      work();
    } catch (error) {
      const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
      sftp.status(id, isAbsent ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
    }
  };
  const stat = (id: number, name: string): void => trying(id, () => sftp.attrs(id, attributes(at(name))));
  sftp
    .on('REALPATH', (id, name) =>
      sftp.name(id, [
        { filename: path.posix.normalize(`/${name}`), longname: name, attrs: {} as Attributes },
      ]),
    )
    .on('STAT', stat)
    .on('LSTAT', stat)
    .on('MKDIR', (id, name) =>
      trying(id, () => {
        mkdirSync(at(name), { recursive: true });
        sftp.status(id, STATUS_CODE.OK);
      }),
    )
    .on('OPENDIR', (id, name) =>
      trying(id, () => sftp.handle(id, handle({ names: readdirSync(at(name)), folder: at(name) }))),
    )
    .on('READDIR', (id, bytes) => {
      const found = of(bytes);
      if (!found || !('names' in found) || found.names.length === 0) {
        sftp.status(id, STATUS_CODE.EOF);
        return;
      }
      const names = found.names.splice(0);
      sftp.name(
        id,
        names.map((filename) => {
          const attrs = attributes(path.join(found.folder, filename));
          const kind = statSync(path.join(found.folder, filename)).isDirectory() ? 'd' : '-';
          return {
            filename,
            longname: `${kind}rw-r--r-- 1 agency agency ${attrs.size} Nov 20 10:00 ${filename}`,
            attrs,
          };
        }),
      );
    })
    .on('OPEN', (id, name, flags) =>
      trying(id, () => {
        const mode = flags & OPEN_MODE.WRITE ? 'w' : 'r';
        sftp.handle(id, handle({ fd: openSync(at(name), mode) }));
      }),
    )
    .on('FSTAT', (id, bytes) => {
      const found = of(bytes);
      if (found && 'fd' in found)
        sftp.attrs(id, { ...attributes('/'), size: statSync(`/proc/self/fd/${found.fd}`).size });
      else sftp.status(id, STATUS_CODE.FAILURE);
    })
    .on('READ', (id, bytes, offset, length) =>
      trying(id, () => {
        const found = of(bytes);
        const data = Buffer.alloc(length);
        const read = found && 'fd' in found ? readSync(found.fd, data, 0, length, offset) : 0;
        if (read === 0) sftp.status(id, STATUS_CODE.EOF);
        else sftp.data(id, data.subarray(0, read));
      }),
    )
    .on('WRITE', (id, bytes, offset, data) =>
      trying(id, () => {
        const found = of(bytes);
        if (found && 'fd' in found) writeSync(found.fd, data, 0, data.length, offset);
        sftp.status(id, STATUS_CODE.OK);
      }),
    )
    .on('CLOSE', (id, bytes) => {
      const found = of(bytes);
      if (found && 'fd' in found) closeSync(found.fd);
      sftp.status(id, STATUS_CODE.OK);
    })
    .on('RENAME', (id, from, to) =>
      trying(id, () => {
        // As servers of the usual version do.
        if (existsSync(at(to))) throw new Error('that name is taken');
        renameSync(at(from), at(to));
        sftp.status(id, STATUS_CODE.OK);
      }),
    )
    .on('REMOVE', (id, name) =>
      trying(id, () => {
        rmSync(at(name));
        sftp.status(id, STATUS_CODE.OK);
      }),
    );
}
