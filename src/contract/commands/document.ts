import { document } from '../resources/document';
import { command } from './command';

const id = { kind: 'reference', to: 'document', required: true } as const;

/** What people do with documents. */
export const documentCommands = {
  uploadDocument: command({
    call: 'POST /document/',
    right: 'document.create',
    takes: 'file',
    body: document.fields,
    answers: '201 document',
  }),
  postDocumentToClient: command({
    call: 'PATCH /document/post-to-client/{id}',
    right: 'document.postToClient',
    query: { id },
    answers: 'document',
  }),
  signDocumentUrl: command({
    call: 'GET /document/signedUrl/{id}',
    right: 'document.show',
    query: { id, type: { kind: 'choice', of: 'signedUrlType', required: true, default: 'view' } },
    answers: '{ url, expiresAt }',
  }),
  // An image or a frame sends no header of ours: the address itself proves who it was made for, with the session's cookie.
  serveDocument: command({
    call: 'GET /desk/document/content/{token}',
    right: 'open',
    query: { token: { kind: 'text', max: 300, required: true } },
    answers: 'the bytes of a document',
  }),
};
