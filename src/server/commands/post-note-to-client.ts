import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { find } from '../records/find';
import { actionsFor } from '../records/present';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { conflict, invalid } from '../rules/refuse';
import type { Handler } from './handler';

/**
 * Shows a note to the file's client, as it stands or worded anew; the sender's wording is kept beside it.
 * @throws Problem CONFLICT for one that is posted already, or must never go out
 */
export const postNoteToClient: Handler<'postNoteToClient'> = (context, { id, body }) =>
  inTransaction(context, async (context) => {
    await changeRecord(context, 'note', id, (current) => {
      if (current.postedToClient) throw conflict(sentence('conversation.clientNoteAlready'));
      if (!current.fileId) throw conflict(sentence('conversation.noteNoFileNoClient'));
      if (current.noteType === 'legal_privileged')
        throw conflict(sentence('conversation.privilegedNoteStaysWithinCompany'));
      if (!actionsFor('note', { ...current }, context.caller).includes('postToClient'))
        throw current.audience === 'direct'
          ? conflict(sentence('conversation.directNoteStaysBetweenThose'))
          : new Problem('FORBIDDEN');
      if (body === '') throw invalid('body', sentence('values.required', { field: 'body' }));
      const worded = body !== undefined && body !== null && body !== current.body;
      return {
        postedToClient: true,
        postedToClientAt: context.now.toISOString(),
        postedBy: context.caller.userId,
        ...(worded && {
          body,
          originalBody: current.originalBody ?? current.body,
          editedAt: context.now.toISOString(),
        }),
      };
    });
    return { body: await answerWhole(context, 'note', await find(context.db, 'note', id, context.caller)) };
  });
