import { keptFrom, withClient } from '#contract/lifecycles/document';
import { Problem } from '#contract/problems';
import { find } from '../records/find';
import { openFile } from '../records/open-file';
import { actionsFor } from '../records/present';
import { answerWhole } from '../records/show';
import { writeChange } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import { announceClients } from '../rules/announce-clients';
import { conflict } from '../rules/refuse';
import type { Handler } from './handler';

/**
 * Shows a document to the client of its files, and has the client's people count what is new.
 * @throws Problem CONFLICT for one that is posted already, is not clean, or is never the client's
 */
export const postDocumentToClient: Handler<'postDocumentToClient'> = (work, { id }) =>
  inTransaction(work, async (write) => {
    const current = await find(write.db, 'document', id, write.caller, 'for update');
    await openFile(write, 'document', current);
    if (current.postedToClient) throw conflict('The client has this document already.');
    if (current.scanStatus !== 'clean') throw conflict('The virus scan has not passed this document.');
    if (keptFrom.client.includes(current.documentType))
      throw conflict('What a vendor bills is between the vendor and the agency.');
    if (!actionsFor('document', { ...current }, write.caller).includes('postToClient'))
      throw new Problem('FORBIDDEN');
    await writeChange(write, 'document', current, {
      visibility: withClient(current.visibility),
      postedToClient: true,
      postedToClientAt: write.now.toISOString(),
      postedBy: write.caller.userId,
    });
    await announceClients(write, current.fileIds);
    return { body: await answerWhole(write, 'document', await find(write.db, 'document', id, write.caller)) };
  });
