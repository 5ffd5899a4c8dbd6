import { createHash } from 'node:crypto';
import type { Recorded } from '#contract/resources/index';
import { newId } from '../database/new-id';
import { keepRecord } from '../records/keep';
import { wholeRow } from '../records/store';
import type { TransactionContext } from '../request/context';

type Document = Recorded<'document'>;

/** What is said of a document that the host made: for which file, what it is, and whose it is. */
export type MadeDocument = Pick<
  Document,
  'fileIds' | 'fileName' | 'documentType' | 'mimeType' | 'visibility' | 'language' | 'uploadedByCompanyId'
> &
  Partial<Pick<Document, 'title' | 'relatedPartyId'>>;

/** The record of a document that the host made itself: nobody sent it, so there is nothing to scan. */
export function madeDocument(
  document: MadeDocument,
  bytes: Uint8Array,
): Partial<Document> & Pick<Document, 'sha256'> {
  return {
    ...document,
    originType: 'generated_form',
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    scanStatus: 'clean',
    postedToClient: false,
    isStatutoryProof: false,
  };
}

/**
 * Keeps a document that the host made on its file, with its history. Whether it may be made is the question of what it is
 * made for; that is answered before. Its bytes come first: where the write is given up they are of no record, and are swept.
 */
export async function keepMadeDocument(
  context: TransactionContext,
  document: MadeDocument,
  bytes: Uint8Array,
): Promise<string> {
  const at = context.now.toISOString();
  const { userId } = context.caller;
  const record = wholeRow('document', {
    ...madeDocument(document, bytes),
    _id: newId(context.now.getTime()),
    createdAt: at,
    createdBy: userId,
    updatedAt: at,
    updatedBy: userId,
    version: 1,
  });
  await context.app.storage.write(record._id, bytes);
  await keepRecord(context, 'document', record);
  return record._id;
}
