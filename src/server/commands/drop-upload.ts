import { endPiece } from '../unfinished/append';
import { tusHeaders } from '../unfinished/tus-headers';
import { dropUpload as drop, findUpload } from '../unfinished/unfinished-upload';
import type { Handler } from './handler';

/** Gives up an upload, or lets go of one that was filed; a document made of it stays. */
export const dropUpload: Handler<'dropUpload'> = async ({ app, caller }, { id }) => {
  const upload = await findUpload(app.settings, caller.userId, id);
  await endPiece(upload);
  await drop(upload);
  const { offset, sizeBytes } = upload;
  return { body: { offset, sizeBytes }, headers: tusHeaders(upload) };
};
