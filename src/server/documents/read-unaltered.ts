import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import type { AppContext } from '../request/context';
import { saidOfBytes } from '../rules/document/said-of-bytes';
import type { OpenFile } from '../storage/open-file';
import { notifyOfBytes } from './notify-of-bytes';

/** What is known of a document by whoever reads its bytes. */
type Document = Pick<Recorded<'document'>, '_id' | 'fileName' | 'sha256' | 'bytesFault'>;

/**
 * The bytes of a document as they came in: read once against the fingerprint that was kept, before a word of them is promised. That they
 * do not agree, or are not there, is written down on the document and told to the administrators; so is that they are as they were again.
 * @throws Problem FAILED naming the document where its bytes are others than those that came, NOT_FOUND where there are none, NOT_READY
 * where the store is away, which says nothing of the document
 */
export async function readUnaltered(app: AppContext, document: Document): Promise<OpenFile> {
  await checkUnaltered(app, document);
  return app.storage.read(document._id);
}

/** Looks whether a document's bytes are those that came in, as `readUnaltered` does. It takes the document: not to be called while its row is held. */
export async function checkUnaltered(app: AppContext, document: Document): Promise<void> {
  const sha256 = await fingerprintOf(app, document);
  if (sha256 !== document.sha256) {
    await notifyOfBytes(app, document, 'altered');
    throw new Problem('FAILED', { message: saidOfBytes({ ...document, bytesFault: 'altered' }) });
  }
  if (document.bytesFault !== null) await notifyOfBytes(app, document, null);
}

async function fingerprintOf(app: AppContext, document: Document): Promise<string> {
  try {
    const { stream } = await app.storage.read(document._id);
    const hash = createHash('sha256');
    await pipeline(stream, hash);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') await notifyOfBytes(app, document, 'lost');
    throw error;
  }
}
