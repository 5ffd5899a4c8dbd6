import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Recorded } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { AppContext } from '../request/context';
import { limitConcurrency } from '../request/limit-concurrency';
import { conflict } from '../rules/refuse';
import type { OpenFile } from '../storage/open-file';
import type { DrawnPart } from '../storage/storage';
import { kindByType } from './file-kinds';
import { mostPixels } from './picture-size';
import { readUnaltered } from './read-unaltered';

export const smallType = 'image/webp';
export const printType = 'image/jpeg';

/** The longer side, in points, and how a part is packed: in small twice what a list shows, for screens that are fine; on paper a third of a page, in what a PDF takes. */
const drawings: { readonly [P in DrawnPart]: { longest: number; pack: (picture: Sharp) => Sharp } } = {
  small: { longest: 320, pack: (picture) => picture.webp({ quality: 72 }) },
  print: {
    longest: 480,
    pack: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 70 }),
  },
};
/** A picture that is stored in passes is held whole while it is drawn; others go by line after line. */
const mostInPasses = 40_000_000;
const slowest = 15;

// A picture keeps a core busy: one is drawn, and people are answered beside it. Nothing is remembered between two.
const inTurn = limitConcurrency(1, 500);
sharp.cache(false);
sharp.concurrency(1);

type Document = Pick<
  Recorded<'document'>,
  '_id' | 'fileName' | 'sha256' | 'bytesFault' | 'mimeType' | 'scanStatus'
>;

export const isDrawn = ({ mimeType, scanStatus }: Pick<Document, 'mimeType' | 'scanStatus'>): boolean =>
  scanStatus === 'clean' && kindByType(mimeType)?.drawn === true;

/**
 * A document drawn in small: made once of bytes that are as they came in, and kept beside them. It stands upright and says nothing of
 * when and where it was taken, so it is the same for everybody. `part`: for which use it is drawn.
 * @throws Problem CONFLICT for what cannot be drawn
 */
export async function smallPicture(
  app: AppContext,
  document: Document,
  part: DrawnPart = 'small',
): Promise<OpenFile> {
  return (
    (await kept(app, document, part)) ??
    inTurn(async () => (await kept(app, document, part)) ?? make(app, document, part))
  );
}

async function make(app: AppContext, document: Document, part: DrawnPart): Promise<OpenFile> {
  const { stream } = await readUnaltered(app, document);
  const small = await draw(await buffer(stream), part);
  await app.storage.write(document._id, small, part);
  return { stream: Readable.from([small]), sizeBytes: small.length };
}

async function kept(app: AppContext, { _id }: Document, part: DrawnPart): Promise<OpenFile | undefined> {
  try {
    return await app.storage.read(_id, part);
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

async function draw(bytes: Buffer, part: DrawnPart): Promise<Buffer> {
  const { longest, pack } = drawings[part];
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true });
    const { width = 0, height = 0, isProgressive } = await picture.metadata();
    if (isProgressive && width * height > mostInPasses) throw notDrawn();
    const small = picture.autoOrient().resize(longest, longest, { fit: 'inside', withoutEnlargement: true });
    return await pack(small).timeout({ seconds: slowest }).toBuffer();
  } catch {
    throw notDrawn();
  }
}

const notDrawn = (): Problem => conflict(sentence('documents.documentNoPictureShow'));
