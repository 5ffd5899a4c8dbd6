import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { conflict } from '../rules/refuse';
import { append, endPiece } from '../unfinished/append';
import { tusHeaders } from '../unfinished/tus-headers';
import { findUpload } from '../unfinished/unfinished-upload';
import type { Handler } from './handler';

/**
 * Takes in a piece of an upload.
 * @throws Problem NOT_FOUND where it is none of the caller's, MALFORMED without an offset and bytes, CONFLICT at another offset than it has come to, TOO_LARGE
 */
export const continueUpload: Handler<'continueUpload'> = async ({ app, caller, piece }, { id }) => {
  await findUpload(app.settings, caller.userId, id);
  if (piece.offset === undefined || !piece.bytes)
    throw new Problem('MALFORMED', { message: sentence('documents.uploadSaysOffset') });
  await endPiece({ id });
  const upload = await findUpload(app.settings, caller.userId, id);
  if (piece.offset !== upload.offset) {
    piece.bytes.resume();
    throw conflict(sentence('documents.uploadElsewhere'));
  }
  const offset = await append(upload, piece.bytes);
  const { sizeBytes } = upload;
  return { body: { offset, sizeBytes }, headers: tusHeaders({ offset, sizeBytes }) };
};
