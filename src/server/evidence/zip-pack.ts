import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Packed } from './evidence-input';

/** An archive that is written while it is filled: one entry after the other, none of them whole in memory. */
export class ZipPack {
  readonly #zip = new ZipFile();
  #filling: Transform | undefined;
  #failure: Error | undefined;

  /** The bytes of the archive; that they are taken keeps the filling going. */
  get bytes(): Readable {
    return this.#zip.outputStream as Readable;
  }

  /** Puts an entry in, and answers once its last byte is through. `isPacked`: its bytes are small already, and are only stored. */
  async add(name: string, stream: Readable, at: Date, isPacked = false): Promise<Packed> {
    if (this.#failure) throw this.#failure;
    const hash = createHash('sha256');
    let sizeBytes = 0;
    const counting = new Transform({
      transform: (chunk: Buffer, _, done) => {
        hash.update(chunk);
        sizeBytes += chunk.length;
        done(null, chunk);
      },
    });
    this.#filling = counting;
    this.#zip.addReadStream(counting, name, { mtime: at, mode: 0o100644, compress: !isPacked });
    await Promise.all([pipeline(stream, counting), finished(counting)]);
    return { name, sizeBytes, sha256: hash.digest('hex') };
  }

  /** Ends the archive; nothing comes after. */
  end(): void {
    this.#zip.end();
  }

  /** Gives the archive up, and what is being put in. */
  destroy(error: Error): void {
    this.#failure = error;
    this.#filling?.destroy(error);
    this.bytes.destroy(error);
  }
}
