import { postToClient } from '../documents/post-to-client';
import { find } from '../records/find';
import { openFile } from '../records/open-file';
import { answerWhole } from '../records/show';
import { take } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Shows a document to the client of its files. */
export const postDocumentToClient: Handler<'postDocumentToClient'> = (work, { id }) =>
  inTransaction(work, async (write) => {
    const current = await take(write, 'document', id);
    await openFile(write, 'document', current);
    await postToClient(write, current);
    return { body: await answerWhole(write, 'document', await find(write.db, 'document', id, write.caller)) };
  });
