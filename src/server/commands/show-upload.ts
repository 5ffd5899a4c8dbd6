import { endPiece } from '../unfinished/append';
import { tusHeaders } from '../unfinished/tus-headers';
import { findUpload } from '../unfinished/unfinished-upload';
import type { Handler } from './handler';

/** How much of an upload has come. Who asks has given up the line on which a piece may still seem to come. */
export const showUpload: Handler<'showUpload'> = async ({ app, caller }, { id }) => {
  await findUpload(app.settings, caller.userId, id);
  await endPiece({ id });
  const upload = await findUpload(app.settings, caller.userId, id);
  const { offset, sizeBytes } = upload;
  return { body: { offset, sizeBytes }, headers: tusHeaders(upload) };
};
