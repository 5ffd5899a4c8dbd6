import { keptFrom, withClient } from '#contract/lifecycles/document';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { actionsFor } from '../records/present';
import { writeChange } from '../records/update';
import type { TransactionContext } from '../request/context';
import { announceClients } from '../rules/note/announce-clients';
import { conflict } from '../rules/refuse';

/**
 * Shows a document to the client of its files, and has the client's people count what is new. Its files are taken before.
 * @throws Problem CONFLICT for one that is posted already, is not clean, or is never the client's; FORBIDDEN
 */
export async function postToClient(
  context: TransactionContext,
  document: Recorded<'document'>,
): Promise<void> {
  if (document.postedToClient) throw conflict(sentence('documents.clientDocumentAlready'));
  if (document.scanStatus !== 'clean') throw conflict(sentence('documents.virusScanNotPassedDocumentToo'));
  if (keptFrom.client.includes(document.documentType))
    throw conflict(sentence('documents.whatVendorBillsBetweenVendor'));
  if (!actionsFor('document', { ...document }, context.caller).includes('postToClient'))
    throw new Problem('FORBIDDEN');
  await writeChange(context, 'document', document, {
    visibility: withClient(document.visibility),
    postedToClient: true,
    postedToClientAt: context.now.toISOString(),
    postedBy: context.caller.userId,
  });
  await announceClients(context, document.fileIds);
}
