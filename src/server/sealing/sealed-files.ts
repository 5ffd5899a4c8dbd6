import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

export interface FileKey {
  /** Eight hexadecimal digits. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** Seals whole files and reads them again, piece by piece: no more of one than a piece stands in memory. */
export interface SealedFiles {
  /** Writes a file sealed for one place alone. `from`: as it is read in clear. */
  write(from: AsyncIterable<Buffer>, to: string, place: string): Promise<void>;
  /**
   * What a file holds, in clear; one that was never sealed as it is. What is passed on was verified.
   * @throws Error where the key is not known, or the file was altered, moved or cut off
   */
  read(file: string, place: string): AsyncGenerator<Buffer>;
  /** Whether a file is sealed with the key that new ones are sealed with. */
  isCurrent(file: string): Promise<boolean>;
}

const cipher = 'aes-256-gcm';
const tagLength = 16;
const pieceLength = 65_536;
const saltLength = 8;
const mark = 'sealed-file.';
/** The mark, the id of the key, a dot, and what the nonces of the pieces begin with. */
const headLength = mark.length + 8 + 1 + saltLength;

/** The first key seals, all open. Each piece is bound to its number and to whether it is the last, so that none is left out or cut off. */
export function sealedFilesOf(keys: readonly [FileKey, ...FileKey[]]): SealedFiles {
  const [newest] = keys;
  const known = new Map(keys.map((key) => [key.id, key.bytes]));
  return {
    write: (from, to, place) => pipeline(sealed(from, newest, place), createWriteStream(to, { mode: 0o600 })),
    async *read(file, place) {
      const { id, salt } = await headOf(file);
      if (id === undefined) {
        yield* createReadStream(file) as AsyncIterable<Buffer>;
        return;
      }
      const key = known.get(id);
      if (!key) throw new Error(`${place} is sealed with the key ${id}, which this host does not know.`);
      const kept = createReadStream(file, { start: headLength }) as AsyncIterable<Buffer>;
      for await (const { piece, number, isLast } of inPieces(kept, tagLength + pieceLength)) {
        const opening = createDecipheriv(cipher, key, nonceOf(salt, number), { authTagLength: tagLength });
        opening.setAAD(boundTo(place, isLast)).setAuthTag(piece.subarray(0, tagLength));
        yield Buffer.concat([opening.update(piece.subarray(tagLength)), opening.final()]);
      }
    },
    isCurrent: async (file) => (await headOf(file)).id === newest.id,
  };
}

async function* sealed(
  from: AsyncIterable<Buffer>,
  { id, bytes }: FileKey,
  place: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  yield Buffer.concat([Buffer.from(`${mark}${id}.`, 'latin1'), salt]);
  for await (const { piece, number, isLast } of inPieces(from, pieceLength)) {
    const sealing = createCipheriv(cipher, bytes, nonceOf(salt, number)).setAAD(boundTo(place, isLast));
    const text = Buffer.concat([sealing.update(piece), sealing.final()]);
    yield Buffer.concat([sealing.getAuthTag(), text]);
  }
}

/** Pieces of one length, and at the end what is left, be it nothing. */
async function* inPieces(
  from: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ readonly piece: Buffer; readonly number: number; readonly isLast: boolean }> {
  let held = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of from) {
    held = Buffer.concat([held, chunk]);
    for (; held.length > length; held = held.subarray(length))
      yield { piece: held.subarray(0, length), number: number++, isLast: false };
  }
  yield { piece: held, number, isLast: true };
}

async function headOf(file: string): Promise<{ readonly id: string | undefined; readonly salt: Buffer }> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0);
  await handle.close();
  const [, id] = /^sealed-file\.([\da-f]{8})\./.exec(buffer.toString('latin1', 0, bytesRead)) ?? [];
  return { id: bytesRead === headLength ? id : undefined, salt: buffer.subarray(headLength - saltLength) };
}

function nonceOf(salt: Buffer, number: number): Buffer {
  const nonce = Buffer.alloc(saltLength + 4);
  salt.copy(nonce);
  nonce.writeUInt32BE(number, saltLength);
  return nonce;
}

const boundTo = (place: string, isLast: boolean): Buffer => Buffer.from(`${place}|${isLast ? 'last' : ''}`);
