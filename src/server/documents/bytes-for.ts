import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../request/caller';
import { conflict } from '../rules/refuse';
import type { OpenFile } from '../storage/open-file';
import { kindByType } from './file-kinds';
import { stripImage } from './strip-image';
import { stripVideo } from './strip-video';

/**
 * The bytes of a document for who reads it: what a camera says of time and place is for the agency and for who took the photo.
 * @throws Problem CONFLICT for others, where it cannot be left out for certain
 */
export async function bytesFor(
  caller: Caller,
  kept: OpenFile,
  { mimeType, uploadedByCompanyId, fileName }: Recorded<'document'>,
): Promise<OpenFile> {
  const own = caller.family.includes(uploadedByCompanyId);
  const kind = kindByType(mimeType);
  if (own || sideOf(caller.activityType) === 'agency') return kept;
  if (kind?.film) return { ...kept, stream: Readable.from(stripVideo(kept.stream)) };
  if (!kind?.photo) return kept;
  const stripped = stripImage(await buffer(kept.stream), mimeType);
  if (!stripped) throw conflict(sentence('documents.pictureNotReadWhole', { name: fileName }));
  return { stream: Readable.from([stripped]), sizeBytes: stripped.length };
}
