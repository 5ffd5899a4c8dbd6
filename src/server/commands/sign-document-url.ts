import { addressLives, signAddress } from '../documents/signed-address';
import { checkServable } from '../documents/servable';
import { find } from '../records/find';
import type { Handler } from './handler';

/**
 * An address that opens a document for two minutes: this one, in this way, in this session and in no other.
 * @throws Problem CONFLICT for what is not clean, and for a thumbnail of what has none
 */
export const signDocumentUrl: Handler<'signDocumentUrl'> = async (context, { id, type }) => {
  const document = await find(context.db, 'document', id, context.caller);
  const purpose = type ?? 'view';
  checkServable(document, purpose);
  const expiresAt = new Date(Math.floor(context.now.getTime() / 1000 + addressLives) * 1000).toISOString();
  const grant = { documentId: id, purpose, sessionId: context.caller.session._id, expiresAt };
  return { body: { url: `/api/desk/document/content/${signAddress(context.app, grant)}`, expiresAt } };
};
