import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { largestUpload } from '../request/largest-upload';
import { shownName } from '../storage/shown-name';
import { begin } from '../unfinished/unfinished-upload';
import { nameInMetadata } from '../unfinished/read-metadata';
import { tusHeaders } from '../unfinished/tus-headers';
import type { Handler } from './handler';

/**
 * Begins an upload in pieces. Nothing is looked at yet: what it is filed as looks at it whole.
 * @throws Problem MALFORMED without a length and a name, TOO_LARGE, TOO_MANY
 */
export const beginUpload: Handler<'beginUpload'> = async ({ app, caller, piece }) => {
  const { length } = piece;
  const name = nameInMetadata(piece.metadata);
  if (length === undefined || name === undefined)
    throw new Problem('MALFORMED', { message: sentence('documents.uploadSaysLengthAndName') });
  if (length > largestUpload)
    throw new Problem('TOO_LARGE', { message: sentence('documents.fileLargerThan100MB') });
  const begun = { userId: caller.userId, fileName: shownName(name, 150), sizeBytes: length };
  const upload = await begin(app.settings, begun);
  const { id, offset, sizeBytes } = upload;
  return {
    status: 201,
    body: { id, offset, sizeBytes },
    headers: { ...tusHeaders(upload), location: `/api/desk/upload/${id}` },
  };
};
