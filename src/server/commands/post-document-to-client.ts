import { postToClient } from '../documents/post-to-client';
import { find } from '../records/find';
import { openFile } from '../records/open-file';
import { answerWhole } from '../records/show';
import { take } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Shows a document to the client of its files. */
export const postDocumentToClient: Handler<'postDocumentToClient'> = (context, { id }) =>
  inTransaction(context, async (context) => {
    const current = await take(context, 'document', id);
    await openFile(context, 'document', current);
    await postToClient(context, current);
    return {
      body: await answerWhole(context, 'document', await find(context.db, 'document', id, context.caller)),
    };
  });
