import { mostPhotos } from '../lifecycles/seizure-photos';
import { document } from '../resources/document';
import { calls } from './calls';
import { command } from './command';
import { id as key, moment, said } from './usual-answers';

const id = { kind: 'reference', to: 'document', required: true } as const;

const photo = {
  _id: key,
  fileName: said,
  photoSlot: { kind: 'choice', of: 'photoSlot' },
  scanStatus: { kind: 'choice', of: 'scanStatus', required: true },
} as const;

/** What is said of a document that is sent in; `uploadId`, in place of its file: the upload that it came in by, see `beginUpload`. */
const uploadedDocument = { ...document.fields, uploadId: { kind: 'key' } } as const;

/** What people do with documents. */
export const documentCommands = {
  uploadDocument: command({
    call: calls.uploadDocument,
    right: 'document.create',
    purpose: 'Takes in a document of one or several files: its bytes, looked at and scanned, and its record.',
    takes: 'file or uploadId',
    body: uploadedDocument,
    answers: { status: 201, record: 'document' },
  }),
  uploadSeizurePhotos: command({
    call: calls.uploadSeizurePhotos,
    right: 'seizurePhotos.create',
    purpose:
      'Takes in the photos of a seizure, each with what it shows: all of them, or none where one is refused.',
    takes: 'photos or uploadIds',
    body: {
      fileId: { kind: 'reference', to: 'file', required: true },
      slots: { kind: 'choices', of: 'photoSlot', required: true },
      uploadIds: { kind: 'texts', max: mostPhotos },
      /** Its sender's own id of each photo. */
      sendingIds: { kind: 'texts', max: mostPhotos },
    },
    answers: {
      status: 201,
      fields: {
        data: { kind: 'parts', required: true, fields: photo },
        missing: { kind: 'choices', of: 'photoSlot', required: true },
      },
    },
  }),
  postDocumentToClient: command({
    call: calls.postDocumentToClient,
    right: 'document.postToClient',
    purpose: 'Shows a document to the client of its files.',
    query: { id },
    answers: { record: 'document' },
  }),
  signDocumentUrl: command({
    call: calls.signDocumentUrl,
    right: 'document.show',
    purpose: 'Gives an address that opens a document for two minutes, in this session and in no other.',
    query: { id, type: { kind: 'choice', of: 'signedUrlType', required: true, default: 'view' } },
    answers: { fields: { url: said, expiresAt: moment } },
    refuses: ['CONFLICT'],
  }),
  // An image or a frame sends no header of ours: the address itself proves who it was made for, with the session's cookie.
  serveDocument: command({
    call: calls.serveDocument,
    right: 'open',
    purpose: 'Hands out the bytes of a document by an address that was signed for this session.',
    query: { token: { kind: 'text', max: 300, required: true } },
    answers: { bytes: ['*/*'] },
    refuses: ['SIGNED_OUT', 'SESSION_LOCKED', 'FORBIDDEN', 'CONFLICT'],
  }),
};
