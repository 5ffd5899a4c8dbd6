import { calls } from './calls';
import { command } from './command';
import { said } from './usual-answers';

const query = { id: { kind: 'key', required: true } } as const;
const bytes = { kind: 'integer', min: 0, required: true } as const;

/**
 * An upload that goes on after a broken line, by the protocol tus 1.0.0: it is begun with its length, its bytes come in pieces, each at
 * the offset that the host says it has come to, and a call that takes a file is given its id in place of one. Lengths and offsets are bytes,
 * in the heads that the protocol names (`Upload-Length`, `Upload-Offset`, `Upload-Metadata`) and in the answers.
 */
export const uploadCommands = {
  beginUpload: command({
    call: calls.beginUpload,
    right: 'document.create',
    purpose:
      'Begins an upload that goes on after a broken line (tus 1.0.0); its id is told also as its address.',
    answers: { status: 201, fields: { id: said, offset: bytes, sizeBytes: bytes } },
    refuses: ['TOO_LARGE', 'TOO_MANY'],
  }),
  showUpload: command({
    call: calls.showUpload,
    right: 'document.create',
    purpose: 'Says how much of an upload of one’s own has come.',
    query,
    answers: { fields: { offset: bytes, sizeBytes: bytes } },
  }),
  continueUpload: command({
    call: calls.continueUpload,
    right: 'document.create',
    purpose: 'Takes in more bytes of an upload, from the offset that it has come to.',
    query,
    answers: { fields: { offset: bytes, sizeBytes: bytes } },
    refuses: ['CONFLICT', 'TOO_LARGE'],
  }),
  dropUpload: command({
    call: calls.dropUpload,
    right: 'document.create',
    purpose: 'Gives up an upload, or lets go of one that was filed.',
    query,
    answers: { fields: { offset: bytes, sizeBytes: bytes } },
  }),
};
